import { brochureTypeCodes, brochureTypes, type BrochureTypeCode } from './brochureTypes';
import { describeField, fieldNames, type BrochureField } from './brochureFields';
import { formSections } from './formSections';

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Files in `schema/` that tell the client and integrators what is known of an ad's fields and types. */
export function brochureContracts(): Record<string, string> {
  return {
    'brochureFields.json': asJson({ sections: formSections, fields: fieldNames.map(contractOf) }),
    'brochureTypes.json': asJson(brochureTypes),
  };
}

/** All properties are there, in the same order for each field; null where a field has none. */
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
    least: field.least ?? null,
    most: field.most ?? null,
    unit: field.unit ?? null,
    refusal: field.refusal ?? null,
    neededToPublish: brochureTypeCodes.filter((type) => isNeeded(type, name)),
    importColumns: field.import?.columns ?? [],
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
