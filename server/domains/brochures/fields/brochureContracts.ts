import { brochureTypeCodes, brochureTypes, type BrochureTypeCode } from './brochureTypes';
import { describeField, fieldNames, type BrochureField } from './brochureFields';
import { formSections } from './formSections';

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns files, by path, that describe an ad's fields and types to the client and to integrators. */
export function brochureContracts(): Record<string, string> {
  return {
    'schema/brochureFields.json': asJson({ sections: formSections, fields: fieldNames.map(contractOf) }),
    'schema/brochureTypes.json': asJson(brochureTypes),
    'docs/brochure-fields.md': documentation(),
  };
}

const columns = ['On screen', 'Kind', 'Limits', 'Types', 'GraphQL input', '`/rest`', 'Import column', 'Export column'];

function documentation(): string {
  const rows = fieldNames.map(contractOf).map((field) => [
    field.label,
    field.kind,
    [field.least, field.most]
      .map((limit) => limit ?? '')
      .join(' – ')
      .replace(/^ – $/, ''),
    field.types.map((type) => type.replace('_AD', '')).join(' '),
    `\`${field.inputPath}\`${field.isForAdministrators ? ' (administrators)' : ''}`,
    `\`${field.restPath}\``,
    field.importColumns.map((name) => `\`${name}\``).join(', '),
    field.exportHeading ?? '',
  ]);
  const table = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `# Fields of an ad

Written by \`npm run schema\` from \`server/domains/brochures/fields/brochureFields.ts\`; do not edit. Limits are
characters of texts and values of numbers. The same facts for programs: \`schema/brochureFields.json\`.

${table}
`;
}

/** Returns all properties in the same order for each field; null for those that a field lacks. */
function contractOf(name: BrochureField) {
  const field = describeField(name);
  return {
    name,
    inputPath: field.input.path,
    restPath: field.rest.path,
    kind: field.kind,
    label: field.label,
    help: field.help ?? null,
    section: field.section,
    rank: field.rank ?? 0,
    width: field.width ?? null,
    variants: field.variants ?? {},
    types: field.types,
    isForAdministrators: field.isForAdministrators ?? false,
    isForOneAd: field.isForOneAd ?? false,
    isForOneVendor: field.isForOneVendor ?? false,
    least: field.least ?? null,
    most: field.most ?? null,
    unit: field.unit ?? null,
    refusal: field.refusal ?? null,
    neededToPublish: brochureTypeCodes.filter((type) => isNeeded(type, name)),
    importColumns: field.import?.columns ?? [],
    isImportedWithDidOnly: field.import?.withDidOnly ?? false,
    exportHeading: field.exportHeading ?? null,
    exportColumn: field.exportColumn ?? null,
    isSocialLink: field.isSocialLink ?? false,
    isCacheable: !field.isUncacheable,
    copy: field.copy ?? 'SAME',
  };
}

function isNeeded(type: BrochureTypeCode, name: BrochureField): boolean {
  return ['title', 'category'].includes(name) || brochureTypes[type].needs.some(({ field }) => field === name);
}
