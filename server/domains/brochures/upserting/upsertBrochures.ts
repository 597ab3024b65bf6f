import { createHash } from 'node:crypto';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import type { Brochure } from '../Brochure';
import type { BrochureType } from '../BrochureType';
import { refusalOf } from '../bulk/refusalOf';
import { submitBrochure } from '../submissions/submitBrochure';
import { createBrochureOnce } from '../writing/createBrochure';
import type { GivenFields } from '../writing/input/BrochureInput';
import { updateBrochure } from '../writing/updateBrochure';
import { UpsertedBrochure } from './UpsertBrochuresPayload';
import type { UpsertOutcome } from './UpsertOutcome';

const longestId = 100;
/** Stops after this many outages in a row, because each further ad may wait for a time-out. */
const mostOutages = 3;

export interface SentBrochure {
  externalId: string;
  type: BrochureType;
  /** Checks and returns its fields. @throws DomainError VALIDATION_FAILED */
  read: () => GivenFields;
}

interface Saved {
  brochure: Brochure;
  outcome: Exclude<UpsertOutcome, 'REFUSED'>;
}

/**
 * Saves ads of the caller's company under ids of its own system: a new id makes an ad, a known one changes its ad, by the
 * rules of `createBrochure` and `updateBrochure`. Each is saved by itself, so one that is refused stops no other, and
 * sending all again changes nothing (docs/rules/imports.md#ads-over-the-api).
 */
export async function upsertBrochures(
  context: RequestContext,
  { brochures, submit }: { brochures: readonly SentBrochure[]; submit: boolean },
): Promise<UpsertedBrochure[]> {
  authorize(context.viewer, 'upsertBrochures');
  const seen = new Set<string>();
  const results: UpsertedBrochure[] = [];
  let outages = 0;
  for (const sent of brochures) {
    const { externalId } = sent;
    const refusal = outages < mostOutages ? null : (results.at(-1)?.refusal ?? null);
    const result: UpsertedBrochure =
      refusal === null
        ? await upsertOne(context, sent, { submit, seen })
        : new UpsertedBrochure({ externalId, outcome: 'REFUSED', brochure: null, refusal });
    outages = result.refusal?.code === 'UNAVAILABLE' ? outages + 1 : 0;
    results.push(result);
  }
  return results;
}

async function upsertOne(
  context: RequestContext,
  sent: SentBrochure,
  { submit, seen }: { submit: boolean; seen: Set<string> },
): Promise<UpsertedBrochure> {
  const { externalId } = sent;
  try {
    checkId(externalId, seen);
    const { brochure, outcome } = await save(context, sent);
    if (!submit || brochure.status !== 'PENDING_REVIEW' || !brochure.isDraft) {
      return new UpsertedBrochure({ externalId, outcome, brochure, refusal: null });
    }
    try {
      const submitted = await submitBrochure(context, { id: brochure.id });
      const isChanged = outcome === 'UNCHANGED' ? 'UPDATED' : outcome;
      return new UpsertedBrochure({ externalId, outcome: isChanged, brochure: submitted, refusal: null });
    } catch (error) {
      return new UpsertedBrochure({ externalId, outcome, brochure, refusal: refusalOf(context, error, externalId) });
    }
  } catch (error) {
    const refusal = refusalOf(context, error, externalId);
    return new UpsertedBrochure({ externalId, outcome: 'REFUSED', brochure: null, refusal });
  }
}

/** The site keeps no id of another system, only this digest of it. */
function keyOf(externalId: string): string {
  return createHash('sha256').update(`external:${externalId}`).digest('hex');
}

function checkId(externalId: string, seen: Set<string>): void {
  const isWritten = externalId.trim() === externalId && externalId !== '' && !/\p{Cc}/u.test(externalId);
  if (!isWritten || externalId.length > longestId) {
    throw wrongId('INVALID', `An id has 1 to ${longestId} visible characters, and no space at its ends.`);
  }
  if (seen.has(externalId)) throw wrongId('TWICE', 'This id stands here twice: the first ad with it was taken.');
  seen.add(externalId);
}

function wrongId(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'externalId', code, message }] });
}

async function save(context: RequestContext, { externalId, type, read }: SentBrochure): Promise<Saved> {
  const input = read();
  const created = await createBrochureOnce(context, { type, input, creationKey: keyOf(externalId) });
  if (created.isNew) return { brochure: created.brochure, outcome: 'CREATED' };
  const { id, version, recordStatus } = created.brochure;
  if (!recordStatus) throw new DomainError('CONFLICT', 'The ad of this id was deleted. Use another id.');
  const { brochure, pendingRevision } = await updateBrochure(context, { id, version: undefined, type, input });
  if (pendingRevision) return { brochure, outcome: 'WAITING' };
  return { brochure, outcome: brochure.version === version ? 'UNCHANGED' : 'UPDATED' };
}
