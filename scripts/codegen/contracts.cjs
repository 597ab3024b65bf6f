'use strict';
const { readFileSync } = require('node:fs');
const path = require('node:path');

/** Reads a file of `schema/`. */
exports.readContract = (name) => JSON.parse(readFileSync(path.join(__dirname, '../../schema', name), 'utf8'));

/** A line of TypeScript that exports the value. */
exports.constant = (name, value) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
