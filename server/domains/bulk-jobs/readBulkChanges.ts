import { DomainError, type FieldError } from '../../shared/errors/DomainError';
import { describeField, type BrochureField } from '../brochures/fields/brochureFields';
import type { GivenFields } from '../brochures/writing/input/BrochureInput';
import { readChanges } from '../brochures/writing/input/readChanges';
import type { BrochureChanges } from '../brochures/writing/values/BrochureChanges';
import type { BulkAction } from './BulkAction';

interface Given {
  action: BulkAction;
  fields?: GivenFields | null;
  numberFrom?: number | null;
  trash?: object | null;
}

/**
 * Returns the values that UPDATE writes, in the stored form; empty for other actions.
 *
 * @throws DomainError VALIDATION_FAILED if the action lacks what it needs, has what it cannot use, or would give many ads
 *   what each has for itself
 */
export function readBulkChanges({ action, fields, numberFrom, trash }: Given): BrochureChanges {
  const isUpdate = action === 'UPDATE';
  const isNumbering = action === 'NUMBER';
  const changes = fields == null ? {} : readChanges(fields);
  const names = Object.keys(changes) as BrochureField[];
  const errors: FieldError[] = names
    .filter((name) => describeField(name).isForOneAd)
    .map((name) => {
      const { label, input } = describeField(name);
      const message = `${label} differs from ad to ad: change it in each ad by itself.`;
      return { field: `fields.${input.path}`, code: 'FOR_ONE_AD', message };
    });
  const refuse = (field: string, message: string) => errors.push({ field, code: 'ACTION', message });
  if (action === 'IMPORT') refuse('action', 'Send a file instead: only an import makes such a job.');
  if (action === 'CELLS') refuse('action', 'Use editBrochureCells instead: each ad has values of its own.');
  if (action === 'APPROVE')
    refuse('action', 'Use approveReviews instead: it names the version of each ad that was seen.');
  if (action === 'MERGE' || action === 'KEEP_BOTH')
    refuse('action', 'Use resolveDuplicates instead: it is about pairs of ads.');
  if (isUpdate && names.length === 0) refuse('fields', 'Give the fields that are to change.');
  if (!isUpdate && fields != null) refuse('fields', 'Only UPDATE writes fields: leave them out.');
  if (isNumbering && numberFrom == null) refuse('numberFrom', 'Give the first index.');
  if (!isNumbering && numberFrom != null) refuse('numberFrom', 'Only NUMBER gives indexes: leave it out.');
  if (trash != null && action !== 'RESTORE') refuse('trash', 'Only RESTORE is about deleted ads: leave it out.');
  if (errors.length === 0) return changes;
  throw new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
}
