// Lets a process that a test starts run our TypeScript, compiled as in jest.
const { readFileSync } = require('node:fs');
const { compilerOptions } = require('./compilerOptions.cjs');

require.extensions['.ts'] = (module, filename) => {
  const { transformSync } = require('@swc/core');
  module._compile(transformSync(readFileSync(filename, 'utf8'), { ...compilerOptions, filename }).code, filename);
};
