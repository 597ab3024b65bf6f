import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError, type FieldError } from '../../../../shared/errors/DomainError';
import { Brochure } from '../../../brochures/Brochure';
import { lockBrochure } from '../../../brochures/lockBrochure';
import { writeBrochure } from '../../../brochures/writing/writeBrochure';
import type { CategoryWords } from './CategoryWords';
import { shorten } from '../files/cellReaders';
import type { ReadRow } from './readImportRow';
import { unknownCategory } from './unknownCategory';
import { withRuleErrors } from './withRuleErrors';
import type { BrochureChanges } from '../../../brochures/writing/values/BrochureChanges';
import { adColumns, importFields } from '../importFields';

interface Update {
  did: string;
  reading: ReadRow;
  record: Readonly<Record<string, string>>;
  categories: CategoryWords;
}

type Outcome = 'updated' | 'unchanged' | { errors: FieldError[] };

const couldBeDid = /^[0-9A-Za-z_-]{12}$/;

/** Changes one ad by the same rules as an edit by a person, in its own transaction. */
export async function updateByDid(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'viewer' | 'requestId'>,
  { did, reading, record, categories }: Update,
): Promise<Outcome> {
  const brochures = manager.getRepository(Brochure);
  // PostgreSQL rejects some characters
  const found = couldBeDid.test(did)
    ? await brochures.findOne({ select: { id: true }, where: { did, recordStatus: true } })
    : null;
  const cellErrors = [...reading.errors, ...unknownCategory(reading.row.category, categories)];
  if (!found) {
    const message = `There is no ad with the display id "${shorten(did)}": correct it, or leave it empty for a new ad.`;
    return { errors: [{ field: 'did', code: 'unknown', message }, ...cellErrors] };
  }
  const changes = changesByDid(reading, record, categories);
  try {
    return await manager.transaction(async (transaction) => {
      const brochure = await lockBrochure(transaction, found.id);
      const written = await writeBrochure(transaction, context, brochure, { action: 'importBrochures', changes });
      // the attempt only collects the remaining errors
      if (cellErrors.length > 0) throw new DomainError('VALIDATION_FAILED', 'Cells of this row are refused.');
      return written.version === brochure.version ? 'unchanged' : 'updated';
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'VALIDATION_FAILED') throw error;
    return { errors: withRuleErrors(cellErrors, error.errors, record) };
  }
}

/**
 * Returns the changes for an existing ad: only the columns of the file. An empty cell clears its field. Absent columns
 * and refused cells leave their field unchanged.
 */
function changesByDid(
  { row, errors }: ReadRow,
  record: Readonly<Record<string, string>>,
  categories: CategoryWords,
): BrochureChanges {
  const refused = new Set(errors.map(({ field }) => field));
  const has = (names: readonly string[]) =>
    names.some((name) => name in record) && !names.some((name) => refused.has(name));
  const changes = Object.fromEntries(
    importFields.filter((name) => has(adColumns[name])).map((name) => [name, row[name]]),
  ) as BrochureChanges;
  const main = categories.find(row.category);
  if (main) {
    const sub = row.subCategory === null ? undefined : categories.findSub(main.code, row.subCategory);
    changes.category = sub?.code ?? main.code;
  }
  if (has(adColumns.mapArea)) changes.mapArea = row.mapAreas[0] ?? null;
  // an unlimited coupon has no number
  if (changes.couponsUnlimited === true) delete changes.numberOfCoupons;
  else delete changes.couponsUnlimited;
  return changes;
}
