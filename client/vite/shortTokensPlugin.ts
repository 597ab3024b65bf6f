import type { Plugin } from 'vite';
import { tokensCss } from '../app/theme/tokensCss.ts';

const names = [...new Set(tokensCss().match(/--[\w-]+(?=:)/g) ?? [])];
const shortNames = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
const anyName = new RegExp(`(?:${names.join('|')})(?![\\w-])`, 'g');

/** In builds, design tokens have short names: every page contains them hundreds of times. */
export function shortTokensPlugin(): Plugin {
  return {
    name: 'local-offers:short-tokens',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !/\.(?:css|tsx?)$/.test(id)) return null;
      if (code.match(anyName) === null) return null;
      return { code: code.replace(anyName, (name) => shortNames.get(name) ?? name), map: null };
    },
  };
}
