import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { Brochure } from '../../brochures/Brochure';
import { lockBrochure } from '../../brochures/lockBrochure';
import { writeBrochure } from '../../brochures/writing/writeBrochure';
import type { CategoryWords } from './CategoryWords';
import { shorten } from './cellReaders';
import { changesByDid } from './changesByDid';
import type { ReadRow } from './readImportRow';
import { unknownCategory } from './unknownCategory';
import { withRuleErrors } from './withRuleErrors';

interface Update {
  did: string;
  reading: ReadRow;
  record: Readonly<Record<string, string>>;
  categories: CategoryWords;
}

type Outcome = 'updated' | 'unchanged' | { errors: FieldError[] };

const couldBeDid = /^[0-9A-Za-z_-]{12}$/;

/** Changes one ad by the rules that hold when a person edits it, in a transaction of its own. */
export async function updateByDid(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'viewer' | 'requestId'>,
  { did, reading, record, categories }: Update,
): Promise<Outcome> {
  const brochures = manager.getRepository(Brochure);
  // some characters no database takes
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
      // tried only to hear what else stands against it
      if (cellErrors.length > 0) throw new DomainError('VALIDATION_FAILED', 'Cells of this row are refused.');
      return written.version === brochure.version ? 'unchanged' : 'updated';
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'VALIDATION_FAILED') throw error;
    return { errors: withRuleErrors(cellErrors, error.errors, record) };
  }
}
