// The page of a game's rules.

const { searching } = await import("./search.js");
searching(document);
