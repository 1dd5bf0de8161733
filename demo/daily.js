// Sends the record of a won game to the server and shows what it says.
const form = document.querySelector('form');
const said = document.querySelector('#said');
const best = document.querySelector('#best');

const rowOf = ({ name, moves }) => {
  const row = document.createElement('li');
  row.textContent = `${name}: ${moves} moves`;
  return row;
};

async function send(record) {
  const url = new URL(form.action);
  url.searchParams.set('name', form.elements.name.value);
  try {
    const result = await (await fetch(url, { method: 'POST', body: record })).json();
    said.textContent = result.ok ? `The server has counted it: ${result.moves} moves.` : result.message;
    best.replaceChildren(...result.best.map(rowOf));
  } catch {
    said.textContent = 'The server cannot be reached.';
  }
}

document.querySelector('glenwood-game').addEventListener('patience-win', ({ record }) => send(record));
form.addEventListener('submit', (event) => event.preventDefault());
