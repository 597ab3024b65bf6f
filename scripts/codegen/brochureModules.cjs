'use strict';
const { constant, readContract } = require('./contracts.cjs');

const { sections, fields } = readContract('brochureFields.json');
const types = readContract('brochureTypes.json');

/** The selection for fields that return an object. */
const relations = {
  vendor: 'vendor {\n    id\n    databaseId\n    companyName\n  }',
  category: 'category {\n    id\n    code\n    name\n  }',
  categories: 'brochureCategories {\n    id\n    code\n    name\n  }',
  mapArea: 'mapArea {\n    id\n    did\n    code\n    name\n  }',
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

/** The order of the form: sections, then ranks, then the table's own order. */
const inFormOrder = fields.toSorted(
  (one, other) => orderOf(one.section) - orderOf(other.section) || one.rank - other.rank,
);
function orderOf(section) {
  return Object.keys(sections).indexOf(section);
}

/** The keys are the paths in the API's inputs and refusals, for example `address.city`. */
const described = Object.fromEntries(
  inFormOrder.map(({ inputPath, name, kind, label, help, section, width, variants, types: of, ...rest }) => {
    const { isForAdministrators, isForOneAd, least, most, refusal, neededToPublish, exportHeading, exportColumn } =
      rest;
    const limits = {
      isForAdministrators,
      isForOneAd,
      least,
      most,
      refusal,
      neededToPublish,
      exportHeading,
      exportColumn,
    };
    return [inputPath, { name, kind, label, help, section, width, variants, types: of, ...limits }];
  }),
);

const socialFields = fields.filter(({ isSocialLink }) => isSocialLink);
const socialLinkFields = socialFields.map(({ name, label }) => ({ name, label }));

/** Only administrators' pages read this; a separate module, so that public pages do not load it. */
const editorProperties = ['offer', 'introduction', 'editor'];
/** Only the server reads this. */
const serverProperties = ['description', 'needs', 'shortestTitle', 'listPath', 'isPrinted', 'isInPublicFeed'];

const codes = Object.keys(types);
const filterChips = codes
  .filter((type) => types[type].filterChip !== null)
  .sort((one, other) => types[one].filterChip.place - types[other].filterChip.place)
  .map((type) => ({ type, label: types[type].filterChip.label, isDesktopOnly: types[type].filterChip.isDesktopOnly }));
const publicProperties = Object.keys(types[codes[0]]).filter(
  (name) => ![...editorProperties, ...serverProperties, 'filterChip'].includes(name),
);

/** A property of all types as a function or a map, so that bundles contain only the used ones. */
function typeConstant(name) {
  if (typeof types[codes[0]][name] !== 'boolean') {
    const values = Object.fromEntries(codes.map((code) => [code, types[code][name]]));
    return constant(`type${name[0].toUpperCase()}${name.slice(1)}s`, values);
  }
  const having = codes.filter((code) => types[code][name]).map((code) => `type === '${code}'`);
  return `export const ${name} = (type: BrochureType | null | undefined): boolean => ${having.join(' || ') || 'false'};\n`;
}

const typesModule = [
  "import type { BrochureType } from './types';\n",
  constant('brochureTypes', codes).replace('as const', 'as const satisfies readonly BrochureType[]'),
  constant('filterChips', filterChips),
  ...publicProperties.map(typeConstant),
].join('\n');

/** Metadata of an ad's fields and types: typed constants, and fragments of all fields. */
exports.brochureModules = {
  'brochureFields.ts': `/* eslint-disable */
${constant('brochureFields', described)}
${constant('formSections', sections)}
/** Path of a field in inputs and refusals. */
export type BrochureFieldPath = keyof typeof brochureFields;

export type FormSectionKey = keyof typeof formSections;
`,
  'brochureTypes.ts': `/* eslint-disable */\n${typesModule}`,
  'brochureTypeEditors.ts': `/* eslint-disable */\n${editorProperties.map(typeConstant).join('\n')}`,
  'socialLinkFields.ts': `/* eslint-disable */\n${constant('socialLinkFields', socialLinkFields)}`,
  'AllBrochureFields.graphql': fragmentOf('AllBrochureFields_brochure', fields),
  'ExportedBrochureFields.graphql': fragmentOf(
    'ExportedBrochureFields_brochure',
    fields.filter(({ exportHeading }) => exportHeading !== null),
  ),
  'SocialLinks.graphql': fragmentOf('SocialLinks_brochure', socialFields),
};
