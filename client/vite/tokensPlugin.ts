import path from 'node:path';
import type { Plugin } from 'vite';
import { tokensCss } from '../app/theme/tokensCss.ts';

const tokensFile = path.join(import.meta.dirname, '..', 'app', 'theme', 'tokens.css');

/** Fills app/theme/tokens.css with the design tokens as CSS variables. */
export function tokensPlugin(): Plugin {
  return {
    name: 'local-offers:tokens',
    enforce: 'pre',
    load: (id) => (path.normalize(id) === tokensFile ? tokensCss() : undefined),
  };
}
