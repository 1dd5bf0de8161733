// A control for each custom property that the manifest of the elements names.
const own = document.querySelector('#own');
const css = document.querySelector('#css');
const chosen = new Map();

/** The property's color as #rrggbb, undefined where its value is no color. */
function colorOf(value) {
  if (value.includes('var(')) return undefined;
  const probe = document.createElement('i');
  probe.style.setProperty('color', value);
  if (probe.style.getPropertyValue('color') === '') return undefined;
  own.append(probe);
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  canvas.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function write() {
  const lines = [...chosen].map(([name, value]) => `  ${name}: ${value};`);
  css.textContent = lines.length > 0 ? `yukon-game {\n${lines.join('\n')}\n}` : '/* nothing is changed */';
}

function control({ name, description, default: value }) {
  const color = colorOf(value);
  const label = document.createElement('label');
  const input = document.createElement('input');
  const about = document.createElement('span');
  const word = document.createElement('code');
  input.type = color === undefined ? 'text' : 'color';
  input.value = color ?? value;
  word.textContent = name;
  about.append(word, ` ${description}`);
  label.append(input, about);
  input.addEventListener('input', () => {
    own.style.setProperty(name, input.value);
    chosen.set(name, input.value);
    write();
  });
  return label;
}

const { modules } = await (await fetch('../custom-elements.json')).json();
const { cssProperties } = modules
  .flatMap(({ declarations }) => declarations)
  .find(({ tagName }) => tagName === 'yukon-game');
document.querySelector('#properties').append(...cssProperties.map(control));
write();
