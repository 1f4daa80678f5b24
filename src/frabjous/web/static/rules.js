// The page of a game's rules.

import { searching } from "./search.js";

searching(document);
