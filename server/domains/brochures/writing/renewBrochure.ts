import type { EntityManager } from 'typeorm';
import { Field, ObjectType, ID, InputType, Int } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { authorize } from '../../../shared/authorize';
import type { BrochureChanges } from './values/BrochureChanges';
import { brochureValues } from './values/brochureValues';
import { changedMeanwhile } from './checks/changedMeanwhile';
import { lockBrochure } from '../lockBrochure';
import { mailSubmission } from '../submissions/mailSubmission';
import { moveBrochure } from '../statuses/moveBrochure';
import { writeBrochure } from './writeBrochure';
import { findOpenRevision } from '../revisions/findOpenRevision';
import { saveRevision } from '../revisions/saveRevision';
import type { UpdatedBrochure } from './updateBrochure';
import { Brochure } from '../Brochure';
import { DomainError } from '../../../shared/errors/DomainError';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';

@InputType({ description: 'New dates for an ad that has ended, or soon will.' })
export class RenewBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => Int, { description: '`version` of the ad as it was when its dates were looked at.' })
  version: number;

  @Field(() => GraphQLDate, {
    nullable: true,
    description: "The new first day, in the ad's own time zone; null: at once; absent: as it is.",
  })
  validFrom?: string | null;

  @Field(() => GraphQLDate, {
    description: "The new last day, in the ad's own time zone: today or later, and later than the present one.",
  })
  validTo: string;
}

type Renewed = Pick<Brochure, 'status' | 'archiveReason' | 'validTo'>;

/** Returns why an ad cannot be renewed to this last day, or undefined. `today` is the day in the ad's own zone. */
function renewProblem(brochure: Renewed, validTo: string, today: string): DomainError | undefined {
  const { status, archiveReason, validTo: before } = brochure;
  if (status === 'ARCHIVED' && archiveReason !== 'EXPIRED') {
    const why = `This ad is archived (ARCHIVED), and not because it ended (${archiveReason ?? 'MANUAL'}).`;
    return new DomainError('CONFLICT', `${why} Ask an administrator to unarchive it first.`);
  }
  if (before === null) return new DomainError('CONFLICT', 'This ad has no last day: there is nothing to renew.');
  if (validTo < today) return badLastDay('PAST', 'That day has passed: give a last day that is yet to come.');
  if (validTo <= before) return badLastDay('NOT_LATER', 'The ad runs until then as it is: give a later last day.');
  return undefined;
}

function badLastDay(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'validTo', code, message }] });
}

@ObjectType({ description: 'What `renewBrochure` did.' })
export class RenewBrochurePayload {
  @Field(() => Brochure, {
    description: 'The ad as it is now: one that was archived waits for review with the new dates.',
  })
  readonly brochure: Brochure;

  @Field({ description: 'Whether a change waits for an administrator; see `pendingRevision` of the ad.' })
  readonly isPendingRevision: boolean;

  constructor({ brochure, pendingRevision }: UpdatedBrochure) {
    this.brochure = brochure;
    this.isPendingRevision = pendingRevision;
  }
}

interface Renewal {
  id: number;
  version: number;
  /** undefined: unchanged */
  validFrom?: string | null;
  validTo: string;
}

const action = 'renewBrochure';

/**
 * Sets new dates for an ad that has ended or soon will (docs/rules/statuses-and-reviews.md#renewal). A vendor's change
 * of a live ad waits as a revision; an administrator's takes effect at once. An ad archived as EXPIRED waits for review
 * with the new dates.
 */
export async function renewBrochure(
  context: RequestContext,
  { id, version, validFrom, validTo }: Renewal,
): Promise<UpdatedBrochure> {
  const changes = validFrom === undefined ? { validTo } : { validFrom, validTo };
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    authorize(context.viewer, action, brochure);
    if (version !== brochure.version) throw changedMeanwhile(version, brochure.version);
    if (brochure.status === 'PUBLISHED' && context.viewer?.role === 'VENDOR') {
      return { brochure, pendingRevision: await proposeRenewal(manager, context, brochure, changes) };
    }
    refuseLastDay(context, brochure, validTo);
    const written = await writeBrochure(manager, context, brochure, { action, changes });
    return settleRevision(manager, context, await bringBack(manager, context, written), changes);
  });
}

function refuseLastDay({ clock }: RequestContext, brochure: Brochure, validTo: string): void {
  const problem = renewProblem(brochure, validTo, calendarDay(clock.now(), brochure.timeZone));
  if (problem) throw problem;
}

/**
 * Stores new dates of a published, locked ad as a revision, for a caller who is known to keep it. Returns whether a
 * revision waits.
 * @throws VALIDATION_FAILED for a last day that does not fit
 */
export async function proposeRenewal(
  manager: EntityManager,
  context: RequestContext,
  brochure: Brochure,
  changes: { validFrom?: string | null; validTo: string },
): Promise<boolean> {
  refuseLastDay(context, brochure, changes.validTo);
  const before = await brochureValues(manager, brochure);
  return saveRevision(manager, context, brochure, { action, before, changes });
}

async function bringBack(manager: EntityManager, context: RequestContext, brochure: Brochure): Promise<Brochure> {
  if (brochure.status !== 'ARCHIVED') return brochure;
  const prepare = () => ({ archiveReason: null, archivedAt: null });
  const waiting = await moveBrochure(manager, context, brochure, { action, verb: 'unarchive', prepare });
  if (context.viewer?.role === 'VENDOR') await mailSubmission(manager, context, { brochure: waiting, isChange: false });
  return waiting;
}

/** Adds the new dates to a vendor's open revision: otherwise its approval would restore the old ones. */
async function settleRevision(
  manager: EntityManager,
  context: RequestContext,
  brochure: Brochure,
  changes: BrochureChanges,
): Promise<UpdatedBrochure> {
  const open = await findOpenRevision(manager, brochure.id);
  if (open === null || context.viewer?.role !== 'VENDOR') return { brochure, pendingRevision: open !== null };
  const before = await brochureValues(manager, brochure);
  return { brochure, pendingRevision: await saveRevision(manager, context, brochure, { action, before, changes }) };
}
