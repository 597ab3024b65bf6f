import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { Brochure } from '../../brochures/Brochure';
import type { BrochureChanges } from '../../brochures/writing/BrochureChanges';
import { lockBrochure } from '../../brochures/lockBrochure';
import { writeBrochure } from '../../brochures/writing/writeBrochure';
import { shorten } from './cellReaders';

interface Update {
  did: string;
  changes: BrochureChanges;
}

type Outcome = 'updated' | 'unchanged' | { errors: FieldError[] };

const couldBeDid = /^[0-9A-Za-z_-]{12}$/;

/** Changes one ad by the rules that hold when a person edits it, in a transaction of its own. */
export async function updateByDid(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'viewer' | 'requestId'>,
  { did, changes }: Update,
): Promise<Outcome> {
  const brochures = manager.getRepository(Brochure);
  // some characters no database takes
  const found = couldBeDid.test(did)
    ? await brochures.findOne({ select: { id: true }, where: { did, recordStatus: true } })
    : null;
  if (!found) {
    const message = `did: there is no ad with the display id "${shorten(did)}".`;
    return { errors: [{ field: 'did', code: 'unknown', message }] };
  }
  try {
    return await manager.transaction(async (transaction) => {
      const brochure = await lockBrochure(transaction, found.id);
      const written = await writeBrochure(transaction, context, brochure, { action: 'importBrochures', changes });
      return written.version === brochure.version ? 'unchanged' : 'updated';
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'VALIDATION_FAILED') throw error;
    return { errors: [...error.errors] };
  }
}
