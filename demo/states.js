// A hint is not something that markup can ask for, nor is a card in the hand.
const held = document.querySelector('#held');
await held.updateComplete;
held.shadowRoot.querySelector('[data-pile=t2]').click();

await document.querySelector('#hint').hint();
