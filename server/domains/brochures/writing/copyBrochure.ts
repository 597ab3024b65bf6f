import type { EntityManager } from 'typeorm';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { newDid } from '../../../shared/did';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize, authorizeRole } from '../../../shared/permissions';
import { Asset } from '../assets/Asset';
import { blankBrochure } from './values/blankBrochure';
import { Brochure } from '../Brochure';
import { BrochureCategory } from '../BrochureCategory';
import { describeField } from '../fields/brochureFields';
import { brochureTypes } from '../fields/brochureTypes';
import { columnFields, type ColumnField } from '../fields/fieldValues';
import { lockBrochure } from '../lockBrochure';
import { submittedAtOfNew } from '../submissions/submittedAtOfNew';
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
}

/**
 * Copies an ad with its files, without id, did, views, purchases, index and source ids. The copy has no past
 * dates. A vendor's copy is a draft; an administrator's waits for review (docs/rules/ads-and-types.md#copies).
 */
export async function copyBrochure(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorizeRole(context.viewer, 'copyBrochure');
  return context.database.transaction(async (manager) => {
    const original = await lockBrochure(manager, id);
    authorize(context.viewer, 'copyBrochure', { vendorId: original.vendorId });
    if (brochureTypes[original.type].isFromSource) throw boundToItsSource();
    const brochures = manager.getRepository(Brochure);
    const copied = copyOf(original, calendarDay(context.clock.now(), original.timeZone));
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
