import { describeField } from '../../brochures/fields/brochureFields';
import { snakeCase } from '../../../shared/text/snakeCase';
import { importFields, type ImportField } from './importFields';

const types: Readonly<Record<string, string>> = {
  date: 'date',
  cents: 'integer',
  count: 'integer',
  boolean: 'boolean',
  degrees: 'double precision',
};

/**
 * The columns of `brochures` that an import sets, with their types. A second import changes only these, so that index,
 * status and counts stay as administrators set them.
 */
export const importedColumns: Readonly<Record<string, string>> = {
  category_id: 'integer',
  map_area_id: 'integer',
  ...Object.fromEntries(importFields.map((name) => [snakeCase(name), typeOf(name)])),
  time_zone: 'text',
  position_source: 'text',
};

function typeOf(name: ImportField): string {
  return types[describeField(name).kind] ?? 'text';
}

/** A row ready to save: ids replace its words for category and area. */
export type SaveableRow = Record<string, string | number | boolean | null> & {
  external_id: string;
  did: string;
};
