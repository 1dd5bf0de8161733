import { webdriverLauncher } from '@web/test-runner-webdriver';
import { startWebKit, webkitCapabilities } from '../webkit.mjs';
import { common, programOf } from './common.mjs';

programOf('webkit');
const { port } = await startWebKit();

export default {
  ...common,
  browsers: [
    webdriverLauncher({
      automationProtocol: 'webdriver',
      hostname: '127.0.0.1',
      port,
      path: '/',
      connectionRetryCount: 0,
      logLevel: 'error',
      capabilities: { 'wdio:enforceWebDriverClassic': true, ...webkitCapabilities() },
    }),
  ],
};
