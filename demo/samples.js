// Reads the README and puts what its samples say into this page: games and places for them, no scripts.
const readme = await (await fetch('../README.md')).text();

const GAME = /<(?:yukon|glenwood|bear-river)-game\b|class="patience-game"/;

/** The samples in order, each with the heading that it stands under. */
function* samplesIn(text) {
  let heading = '';
  for (const [, title, sample] of text.matchAll(/^#+ (.*)$|^```html\n([^]*?)^```$/gm)) {
    if (title !== undefined) heading = title;
    else if (GAME.test(sample)) yield { heading, sample };
  }
}

/** The elements of a sample. A game that is made here, unlike one that was parsed elsewhere, begins when it is put in. */
function elementsOf(sample) {
  const { body, head } = new DOMParser().parseFromString(sample, 'text/html');
  for (const script of [...head.querySelectorAll('script'), ...body.querySelectorAll('script[src]')]) script.remove();
  return [...body.childNodes].map((node) => document.importNode(node, true));
}

function show({ heading, sample }) {
  const section = document.createElement('section');
  const title = document.createElement('h2');
  const code = document.createElement('pre');
  title.textContent = heading;
  code.textContent = sample;
  section.append(title, code, ...elementsOf(sample));
  return section;
}

document.querySelector('#samples').append(...[...samplesIn(readme)].map(show));
