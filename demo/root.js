// For parts that may be defined before the game: their requests are kept until it is there.
import { ContextRoot } from '../node_modules/@lit/context/lib/context-root.js';

new ContextRoot().attach(document.body);
