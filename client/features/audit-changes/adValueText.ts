import { fieldText } from '../brochure-fields/fieldText';
import { archiveReasonNames, statusNames } from '../brochure-grid/brochureLabels';

/** Columns of an ad that are no field of its form. */
const namesByColumn: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  status: statusNames,
  archiveReason: { ...archiveReasonNames, MANUAL: 'by hand' },
};

/** Formats an audited value of an ad for people; a value without a name stays as it is. */
export function adValueText(column: string, value: string): string {
  return namesByColumn[column]?.[value] ?? (fieldText(column, value) || value);
}
