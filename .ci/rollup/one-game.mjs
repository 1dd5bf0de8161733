// The drop-in of one game leaves out the tables of the others: its element plays, reads and shows no other game.
import path from 'node:path';
import { GAMES, TABLES } from './entries.mjs';

/** The name under which a game's tables are exported: `bear-river` gives `bearRiver`. */
const exported = (game) => game.replace(/-./g, ([, letter]) => letter.toUpperCase());

const pathsOf = (game) => TABLES.map((folder) => path.resolve('src', folder, `${game}.ts`));

/** Rollup plugin. `name` is the drop-in's: `yukon-game` has one game, `patience-elements` has them all. */
export function oneGame(name) {
  const others = GAMES.includes(name.replace(/-game$/, '')) ? GAMES.filter((game) => name !== `${game}-game`) : [];
  const empty = new Map(
    others.flatMap((game) => pathsOf(game).map((id) => [id, `export const ${exported(game)} = { variants: {} };\n`])),
  );
  return { name: 'one-game', load: (id) => empty.get(id) ?? null };
}
