import { render } from 'solid-js/web';
import { App } from './app.js';

const place = document.querySelector('#app');
if (place) render(() => <App />, place);
