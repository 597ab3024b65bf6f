import path from 'node:path';
import type { Plugin } from 'vite';

const printDocument = path.join(import.meta.dirname, '..', 'platform', 'apollo', 'printDocument.ts');

interface Replacement {
  /** where the module is imported */
  folder: string;
  file: string;
  /** what the browser gets instead */
  code: string;
}

const replacements: Replacement[] = [
  // prints schemas too, and lays out lines
  {
    folder: '/node_modules/graphql/language/',
    file: 'printer.mjs',
    code: `export { printDocument as print } from ${JSON.stringify(printDocument)};`,
  },
  // describes a value in the message of an error that only a broken build can raise
  { folder: '/node_modules/graphql/language/', file: 'inspect.mjs', code: 'export const inspect = String;' },
  // rxjs is written in ES2015, without async functions and generators; all our browsers know them
  {
    folder: '/node_modules/rxjs/dist/esm/',
    file: 'tslib',
    code: `
      export const __asyncValues = (source) => source[Symbol.asyncIterator]();
      export async function __awaiter(self, args, _Promise, body) {
        const steps = body.apply(self, args ?? []);
        let step = steps.next();
        while (!step.done) {
          let value;
          try {
            value = await step.value;
          } catch (error) {
            step = steps.throw(error);
            continue;
          }
          step = steps.next(value);
        }
        return step.value;
      }`,
  },
  {
    folder: '/node_modules/rxjs/dist/esm/',
    file: 'isReadableStreamLike',
    code: `
      export async function* readableStreamLikeToAsyncGenerator(stream) {
        const reader = stream.getReader();
        try {
          for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
        } finally {
          reader.releaseLock();
        }
      }
      export const isReadableStreamLike = (value) => typeof value?.getReader === 'function';`,
  },
];

const prefix = '\0slim:';

/** Replaces modules of packages that every visitor would load by shorter ones that do what is needed of them here. */
export function slimPackagesPlugin(): Plugin {
  return {
    name: 'local-offers:slim-packages',
    // before Vite finds the file itself
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    resolveId(source, importer = '') {
      const name = path.posix.basename(source);
      const found = replacements.find(({ folder, file }) => file === name && importer.includes(folder));
      return found ? prefix + name : null;
    },
    load(id) {
      return replacements.find(({ file }) => id === prefix + file)?.code ?? null;
    },
  };
}
