import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * A second pass over the minified chunks. SWC puts the values of constant objects, such as the class names of CSS
 * modules, where they are used and drops the objects; the minifier of the build keeps them.
 */
export function hoistConstantsPlugin(): Plugin {
  return {
    name: 'local-offers:hoist-constants',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    generateBundle: {
      // once Vite has written the names of files into the chunks
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = (await minify(chunk.code, options)).code;
        }
      },
    },
  };
}

const options = {
  module: true,
  ecma: 2022,
  mangle: true,
  // inlined functions compress worse than their calls
  compress: { inline: 0, reduce_funcs: false, reduce_vars: false },
  format: { comments: false },
} as const;
