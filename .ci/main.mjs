import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether the module with this import.meta.url is the program that was started, not one that is imported. */
export const isMain = (url) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);
