import { createApp } from 'vue';
import App from './app.vue';

// For templates that are compiled in the page; a build is told in its own options: isCustomElement.
createApp(App).mount('#app');
