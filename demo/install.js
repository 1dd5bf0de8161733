// Writes the snippet with the hash of the file that is here. Only secure addresses (and localhost) can make hashes.
const FILE = 'yukon-game.js';

const bytes = await (await fetch(`../dist/${FILE}`)).arrayBuffer();
if (globalThis.crypto?.subtle) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  const hash = btoa(String.fromCharCode(...digest));
  document.querySelector('#snippet').textContent =
    `<script type="module" src="…/dist/${FILE}"\n  integrity="sha384-${hash}" crossorigin></script>`;
}
