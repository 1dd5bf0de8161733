import { render } from 'preact';
import { App } from './app.js';

const place = document.querySelector('#app');
if (place) render(<App />, place);
