// Loads game and parts in the order that the address names.
const GAME = '../dist/glenwood-game.js';
const PARTS = './parts.js';

const isGameFirst = new URLSearchParams(location.search).get('first') !== 'parts';
for (const file of isGameFirst ? [GAME, PARTS] : [PARTS, GAME]) await import(file);
