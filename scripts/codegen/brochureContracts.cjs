'use strict';
/**
 * Loaded by GraphQL Code Generator before it reads documents (`require` in codegen.yml). Writes what the client knows
 * about an ad's fields and types into client/generated: typed constants, and fragments of all fields.
 */
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../..');
const read = (name) => JSON.parse(readFileSync(path.join(root, 'schema', name), 'utf8'));
const { sections, fields } = read('brochureFields.json');
const types = read('brochureTypes.json');

/** What is selected of fields that lead to another object. */
const relations = {
  vendor: 'vendor {\n    id\n    databaseId\n    companyName\n  }',
  category: 'category {\n    id\n    code\n    name\n  }',
  categories: 'brochureCategories {\n    id\n    code\n    name\n  }',
  mapArea: 'mapArea {\n    id\n    did\n    name\n  }',
};

function selectionOf(chosen) {
  const partsOfAddress = chosen.map(({ inputPath }) => inputPath.split('.')).filter(([parent]) => parent === 'address');
  const address =
    partsOfAddress.length > 0 && `address {\n    ${partsOfAddress.map(([, part]) => part).join('\n    ')}\n  }`;
  const plain = chosen
    .filter(({ inputPath }) => !inputPath.includes('.'))
    .map(({ kind, inputPath }) => relations[kind] ?? inputPath);
  return [...plain, address].filter(Boolean).join('\n  ');
}

function fragmentOf(name, chosen) {
  return `fragment ${name} on Brochure {\n  id\n  ${selectionOf(chosen)}\n}\n`;
}

/** By the path under which the API's inputs and refusals name them, for example `address.city`. */
const described = Object.fromEntries(
  fields.map(({ inputPath, name, kind, label, help, section, variants, types: of, ...rest }) => {
    const { isForAdministrators, least, most, neededToPublish, exportHeading } = rest;
    const limits = { isForAdministrators, least, most, neededToPublish, exportHeading };
    return [inputPath, { name, kind, label, help, section, variants, types: of, ...limits }];
  }),
);

/** Integrators read the rest in the contract. */
function shownType(type) {
  const shown = Object.entries(type).filter(([name]) => name !== 'description' && name !== 'needs');
  return Object.fromEntries(shown);
}
const shown = Object.fromEntries(Object.entries(types).map(([code, type]) => [code, shownType(type)]));

function constants(values) {
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`,
  );
  return `/* eslint-disable */\n${lines.join('\n')}`;
}

const generated = {
  'brochureFields.ts': `${constants({ brochureFields: described, formSections: sections })}
/** Path of a field in inputs and refusals. */
export type BrochureFieldPath = keyof typeof brochureFields;

export type FormSectionKey = keyof typeof formSections;
`,
  'brochureTypes.ts': constants({ brochureTypes: shown }),
  'AllBrochureFields.graphql': fragmentOf('AllBrochureFields_brochure', fields),
  'ExportedBrochureFields.graphql': fragmentOf(
    'ExportedBrochureFields_brochure',
    fields.filter(({ exportHeading }) => exportHeading !== null),
  ),
};

mkdirSync(path.join(root, 'client/generated'), { recursive: true });
for (const [name, text] of Object.entries(generated)) writeFileSync(path.join(root, 'client/generated', name), text);
