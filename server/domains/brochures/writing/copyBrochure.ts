import type { EntityManager } from 'typeorm';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { newDid } from '../../../shared/did';
import { DomainError } from '../../../shared/errors/DomainError';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { authorize, authorizeRole } from '../../../shared/authorize';
import { Asset } from '../assets/Asset';
import { blankBrochure } from './values/blankBrochure';
import { Brochure } from '../Brochure';
import { BrochureCategory } from '../BrochureCategory';
import { describeField } from '../fields/brochureFields';
import { brochureTypes } from '../fields/brochureTypes';
import { columnFields, type ColumnField } from '../fields/fieldValues';
import { lockBrochure } from '../lockBrochure';
import { submittedAtOfNew } from '../submissions/submittedAtOfNew';
import { badHostProblems } from './checks/badHostProblems';
import { writeFurtherCategories } from './writeFurtherCategories';

const suffix = ' (copy)';

const longest = 120;

/** Returns the title with the suffix " (copy)", at most 120 characters. */
export function copiedTitle(title: string | null): string | null {
  if (title === null) return null;
  const kept = Array.from(title)
    .slice(0, longest - suffix.length)
    .join('')
    .trimEnd();
  return `${kept}${suffix}`;
}

@ObjectType({ description: 'What `copyBrochure` did.' })
export class CopyBrochurePayload {
  @Field(() => Brochure, { description: 'The copy.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

@InputType({ description: 'Which ad to copy.' })
export class CopyBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => GraphQLDate, {
    nullable: true,
    description:
      "First day of the copy, in the ad's own time zone, today or later; null: none; absent: as the original's, without a past one.",
  })
  validFrom?: string | null;

  @Field(() => GraphQLDate, {
    nullable: true,
    description:
      "Last day of the copy, in the ad's own time zone, today or later; null: none; absent: as the original's, without a past one.",
  })
  validTo?: string | null;
}

interface Copying {
  id: number;
  /** undefined: as the original's */
  validFrom?: string | null | undefined;
  validTo?: string | null | undefined;
}

/**
 * Copies an ad with its files, without id, did, views, purchases, index and source ids. The copy has no past
 * dates, or the given ones. A vendor's copy is a draft; an administrator's waits for review (docs/rules/ads-and-types.md#copies).
 * @throws CONFLICT for a tourism ad; VALIDATION_FAILED for dates that do not fit
 */
export async function copyBrochure(context: RequestContext, { id, ...dates }: Copying): Promise<Brochure> {
  authorizeRole(context.viewer, 'copyBrochure');
  return context.database.transaction(async (manager) => {
    const original = await lockBrochure(manager, id);
    authorize(context.viewer, 'copyBrochure', { vendorId: original.vendorId });
    if (brochureTypes[original.type].isFromSource) throw boundToItsSource();
    const brochures = manager.getRepository(Brochure);
    const today = calendarDay(context.clock.now(), original.timeZone);
    const copied = Object.assign(copyOf(original, today), givenDates(dates));
    refuseDates(copied, dates, today);
    refuseBadHosts(context, copied);
    const copy = await brochures.save(Object.assign(copied, { submittedAt: submittedAtOfNew(context) }));
    const further = await manager.getRepository(BrochureCategory).findBy({ brochureId: id });
    await writeFurtherCategories(
      manager,
      copy.id,
      further.map(({ categoryId }) => categoryId),
    );
    await copyAssets(manager, id, copy.id);
    await recordAudit(manager, context, [
      {
        action: 'copyBrochure',
        entityType: 'Brochure',
        entityId: copy.id,
        before: null,
        after: { copyOf: id, type: copy.type, title: copy.title, status: copy.status },
      },
    ]);
    return brochures.findOneByOrFail({ id: copy.id });
  });
}

function givenDates({ validFrom, validTo }: Omit<Copying, 'id'>): Omit<Copying, 'id'> {
  return { ...(validFrom !== undefined && { validFrom }), ...(validTo !== undefined && { validTo }) };
}

/** @throws VALIDATION_FAILED for a given day that has passed, or a last day before the first */
function refuseDates(copy: Brochure, dates: Omit<Copying, 'id'>, today: string): void {
  const refuse = (field: string, code: string, message: string): never => {
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
  };
  for (const [field, day] of Object.entries(givenDates(dates))) {
    if (typeof day === 'string' && day < today)
      refuse(field, 'PAST', 'That day has passed: give one that is yet to come.');
  }
  if (Object.keys(givenDates(dates)).length === 0 || copy.validFrom === null || copy.validTo === null) return;
  if (copy.validFrom > copy.validTo) {
    refuse('validTo', 'BEFORE_START', 'The last day lies before the first: correct one of them.');
  }
}

/** @throws VALIDATION_FAILED for links that no new ad may have */
function refuseBadHosts({ outward }: RequestContext, copy: Brochure): void {
  const errors = badHostProblems({}, copy, outward.badHosts);
  const [first] = errors;
  if (first) throw new DomainError('VALIDATION_FAILED', first.message, { errors });
}

function copyOf(original: Brochure, today: string): Brochure {
  const copied = Object.fromEntries(columnFields.map((name) => [name, copiedValue(original, name, today)]));
  const { categoryId, mapAreaId, positionSource, timeZone } = original;
  return Object.assign(blankBrochure(original.type), copied, { categoryId, mapAreaId, positionSource, timeZone });
}

function copiedValue(original: Brochure, name: ColumnField, today: string): unknown {
  const value = original[name];
  switch (describeField(name).copy) {
    case undefined:
      return value;
    case 'NONE':
      return null;
    case 'SUFFIXED':
      return copiedTitle(original.title);
    case 'FUTURE':
      return typeof value === 'string' && value < today ? null : value;
  }
}

/** Copies the rows only: the store addresses files by content, so both ads can share one. */
async function copyAssets(manager: EntityManager, from: number, to: number): Promise<void> {
  const assets = manager.getRepository(Asset);
  const originals = await assets.findBy({ brochureId: from });
  if (originals.length === 0) return;
  await assets.insert(
    originals.map(({ id: _id, createdAt: _createdAt, ...asset }) => ({ ...asset, did: newDid(), brochureId: to })),
  );
}

function boundToItsSource(): DomainError {
  return new DomainError(
    'CONFLICT',
    'This tourism ad belongs to the Australian Tourism Data Warehouse and cannot be copied: create an ad of another type.',
  );
}
