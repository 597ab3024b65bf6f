import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the checkout, independent of npm's working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const inRoot = (...parts) => path.join(root, ...parts);
