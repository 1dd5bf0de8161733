// Two parts of a page for the slots of a game: how far it is, and a button that asks for a hint.
import { followGame } from './consume.js';

class GameProgress extends HTMLElement {
  connectedCallback() {
    const bar = document.createElement('progress');
    bar.max = 52;
    bar.ariaLabel = 'Cards on the foundations';
    this.replaceChildren(bar);
    followGame(this, ({ score }) => {
      bar.value = score;
    });
  }
}

class HelpButton extends HTMLElement {
  connectedCallback() {
    const button = document.createElement('button');
    button.type = 'button';
    this.replaceChildren(button);
    followGame(this, ({ status, legal, send }) => {
      button.textContent = `What now? (${legal.length})`;
      button.disabled = status !== 'playing';
      button.onclick = () => send({ type: 'hint' });
    });
  }
}

customElements.define('game-progress', GameProgress);
customElements.define('help-button', HelpButton);
