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
 * The columns of `brochures` that a file decides, with their types: a second import changes these and no others, so
 * that index, state and figures stay what administrators made of them.
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

/** A row ready to be saved: its words for category and area have become ids. */
export type SaveableRow = Record<string, string | number | boolean | null> & {
  external_id: string;
  did: string;
};
