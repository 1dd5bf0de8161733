// Writes down every event of the Yukon game, the latest first.
const log = document.querySelector('#log');

const TYPES = [
  'patience-before-move',
  'patience-move',
  'patience-deal',
  'patience-win',
  'patience-stuck',
  'patience-verdict',
  'patience-error',
];

/** The fields of an event, but for those that every event has and those too long to read. */
const fieldsOf = (event) =>
  Object.keys(event)
    .filter((key) => !['isTrusted', 'position', 'record'].includes(key))
    .map((key) => `${key}: ${JSON.stringify(event[key])}`)
    .join(', ');

for (const type of TYPES) {
  document.querySelector('yukon-game').addEventListener(type, (event) => {
    const line = document.createElement('li');
    line.textContent = `${type} { ${fieldsOf(event)} }`;
    log.prepend(line);
  });
}
