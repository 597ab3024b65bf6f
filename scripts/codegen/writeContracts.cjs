'use strict';
/**
 * GraphQL Code Generator loads this before it reads documents (`require` in codegen.yml). Writes the JSON contracts of
 * `schema/` as modules into client/generated.
 */
const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { brandModules } = require('./brandModules.cjs');
const { personalDataModules } = require('./personalDataModules.cjs');
const { brochureModules } = require('./brochureModules.cjs');
const { staffRightsModules } = require('./staffRightsModules.cjs');

const folder = path.join(__dirname, '../../client/generated');
// modules of deleted documents would refer to deleted types
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const modules = { ...brandModules, ...brochureModules, ...personalDataModules, ...staffRightsModules };
for (const [name, text] of Object.entries(modules)) {
  writeFileSync(path.join(folder, name), text);
}
