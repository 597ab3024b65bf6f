import type { EntityManager } from 'typeorm';
import type { Asset } from '../../brochures/assets/Asset';
import { nameAsset } from '../../brochures/assets/changing/nameAsset';
import type { Brochure } from '../../brochures/Brochure';
import { lockBrochures } from '../../brochures/writing/batch/lockBrochures';
import { refusalOf } from '../../brochures/writing/batch/refusalOf';
import { auditedValues } from '../../brochures/writing/values/auditedValues';
import { planMerge, type PlannedMerge } from '../../duplicates/merging/planMerge';
import { writeMerge } from '../../duplicates/merging/writeMerge';
import type { BulkJob } from '../BulkJob';
import type { BatchDependencies } from '../steps/changeBatch';
import { claimRows, type ClaimedRow } from '../steps/claimRows';
import { saveOutcomes, type RowOutcome } from '../steps/saveOutcomes';
import { nameOf } from '../steps/writeChanges';
import { keptApartOf } from './keptApartOf';

/** A merge takes some twenty statements, so the locks of more pairs would last too long. */
export const pairsOfBatch = 20;

/** What the ads that stay have got from earlier pairs of a trial, which writes nothing. */
type Imagined = Map<number, { keep: Brochure; files: Asset[] }>;

/**
 * Tries or makes the next merges of a job in the caller's transaction, each by the rules of a single merge
 * (docs/rules/search-and-lists.md#duplicates). Returns how many rows it has done.
 */
export async function mergeBatch(
  manager: EntityManager,
  dependencies: BatchDependencies,
  job: BulkJob,
): Promise<number> {
  const rows = await claimRows(manager, job.id, 'WAITING', { atMost: pairsOfBatch });
  if (rows.length === 0) return 0;
  const isTrial = job.state === 'CHECKING';
  const ids = [...new Set(rows.flatMap(idsOfRow))];
  const ads = await lockBrochures(manager, ids, { isLocked: !isTrial });
  const keptApart = await keptApartOf(manager, job.id, rows);
  const imagined: Imagined = new Map();
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    const [merge, keep] = idsOfRow(row).map((id) => ads.get(id));
    const refusal = row.refusal ?? keptApart.get(row.position) ?? null;
    if (merge === undefined || keep === undefined || refusal !== null) {
      outcomes.push(refused(row, refusal ?? 'One of the two ads is gone.', { merge, keep }));
      continue;
    }
    try {
      outcomes.push(
        isTrial
          ? await imagine(manager, dependencies, row, { merge, keep: imagined.get(keep.id)?.keep ?? keep, imagined })
          : await mergeRow(manager, dependencies, row, { merge, keep, ads }),
      );
    } catch (error) {
      outcomes.push(refused(row, refusalOf(error), { merge, keep }));
    }
  }
  await saveOutcomes(manager, job.id, outcomes);
  return rows.length;
}

export function idsOfRow({
  brochureId,
  otherBrochureId,
}: Pick<ClaimedRow, 'brochureId' | 'otherBrochureId'>): number[] {
  return [brochureId, otherBrochureId ?? 0];
}

interface Pair {
  merge: Brochure;
  keep: Brochure;
}

function refused({ position }: ClaimedRow, message: string, { merge, keep }: Partial<Pair>): RowOutcome {
  return {
    ...{ position, outcome: 'REFUSED', message },
    ...(merge && { title: nameOf(merge) }),
    ...(keep && { otherTitle: nameOf(keep) }),
  };
}

async function imagine(
  manager: EntityManager,
  { actor, outward }: BatchDependencies,
  { position }: ClaimedRow,
  { merge, keep, imagined }: Pair & { imagined: Imagined },
): Promise<RowOutcome> {
  const plan = await planMerge(manager, { ...actor, outward }, { keep, merge }, imagined.get(keep.id)?.files);
  const detailViewsCount = keep.detailViewsCount + merge.detailViewsCount;
  const after = Object.assign(Object.create(Object.getPrototypeOf(keep) as object) as Brochure, keep, plan.gaps, {
    detailViewsCount,
  });
  imagined.set(keep.id, { keep: after, files: [...plan.present, ...plan.coming] });
  return { position, ...outcomeOf({ merge, keep }, plan) };
}

async function mergeRow(
  manager: EntityManager,
  { actor, outward }: BatchDependencies,
  { position }: ClaimedRow,
  { merge, keep, ads }: Pair & { ads: Map<number, Brochure> },
): Promise<RowOutcome> {
  return manager.transaction(async (savepoint) => {
    const context = { ...actor, outward };
    const plan = await planMerge(savepoint, context, { keep, merge });
    const { brochure, merged, undo } = await writeMerge(savepoint, context, { keep, merge }, plan);
    // the next pair of the batch starts from here
    ads.set(keep.id, brochure).set(merge.id, merged);
    return {
      ...{ position, ...outcomeOf({ merge, keep }, plan) },
      ...{ overwritten: undo, version: merged.version, otherVersion: brochure.version },
    };
  });
}

/** The pair as one change of the ad that stays. */
function outcomeOf({ merge, keep }: Pair, { gaps, present, coming }: PlannedMerge): Omit<RowOutcome, 'position'> {
  const views = keep.detailViewsCount + merge.detailViewsCount;
  const hasViews = merge.detailViewsCount > 0;
  const named = (files: readonly Asset[]): string => files.map(nameAsset).join(', ');
  return {
    ...{ outcome: 'CHANGED', title: nameOf(merge), otherTitle: nameOf(keep) },
    before: {
      ...Object.fromEntries(Object.keys(gaps).map((name) => [name, null])),
      ...(hasViews && { detailViewsCount: keep.detailViewsCount }),
      ...(coming.length > 0 && { assets: named(present) }),
    },
    after: {
      ...auditedValues(gaps, gaps),
      ...(hasViews && { detailViewsCount: views }),
      ...(coming.length > 0 && { assets: named([...present, ...coming]) }),
    },
  };
}
