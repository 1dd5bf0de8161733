// Gives the frame the height that its game asks for, and writes down what it tells.
const frame = document.querySelector('iframe');
const log = document.querySelector('#log');

addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  if (data.type === 'patience-height') frame.height = data.height;
  const line = document.createElement('li');
  const { position: _, record: __, ...fields } = data;
  line.textContent = JSON.stringify(fields);
  log.prepend(line);
});
