/** The worker of the npm modules: a file of its own beside them. */
import { answerMessages } from './worker.js';

answerMessages(globalThis);
