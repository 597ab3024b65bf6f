import type { EntityManager } from 'typeorm';
import type { Asset } from '../../brochures/assets/Asset';
import { nameAsset } from '../../brochures/assets/changing/nameAsset';
import type { Brochure } from '../../brochures/Brochure';
import { lockBrochures } from '../../brochures/writing/batch/lockBrochures';
import { refusalOf } from '../../brochures/writing/batch/refusalOf';
import { auditedValues } from '../../brochures/writing/values/auditedValues';
import { withColumns } from '../../brochures/writing/values/withColumns';
import { planMerge, type PairToMerge, type PlannedMerge } from '../../duplicates/merging/planMerge';
import { readMergeFacts, type MergeFacts } from '../../duplicates/merging/readMergeFacts';
import { writeMerges } from '../../duplicates/merging/writeMerges';
import type { BulkJob } from '../BulkJob';
import type { BatchDependencies } from '../steps/changeBatch';
import { claimRows, type ClaimedRow } from '../steps/claimRows';
import { saveOutcomes, type RowOutcome } from '../steps/saveOutcomes';
import { nameOf } from '../steps/writeChanges';
import { writeOrRefuse } from '../steps/writeOrRefuse';
import { keptApartOf } from './keptApartOf';

/** Merging moves the events of ads too, and their locks should not last long. */
const pairsOfBatch = 50;

/** The ads of a batch as they are after its merges so far, and what else the rules need to know. */
interface Batch {
  ads: Map<number, Brochure>;
  facts: MergeFacts;
  /** why somebody keeps the ads of a row apart, by place */
  keptApart: ReadonlyMap<number, string>;
}

interface PlannedRow {
  position: number;
  plan: PlannedMerge;
}

/**
 * Tries or makes the next merges of a job in the caller's transaction, each by the rules of a single merge
 * (docs/rules/search-and-lists.md#duplicates). Returns how many rows it has done.
 */
export async function mergeBatch(
  manager: EntityManager,
  { actor, outward }: BatchDependencies,
  job: BulkJob,
): Promise<number> {
  const rows = await claimRows(manager, job.id, 'WAITING', { atMost: pairsOfBatch });
  if (rows.length === 0) return 0;
  const isTrial = job.state === 'CHECKING';
  const context = { ...actor, outward };
  const ids = [...new Set(rows.flatMap(idsOfRow))];
  const batch: Batch = {
    ads: await lockBrochures(manager, ids, { isLocked: !isTrial }),
    facts: await readMergeFacts(manager, ids, context),
    keptApart: await keptApartOf(manager, job.id, rows),
  };
  const outcomes: RowOutcome[] = [];
  for (const round of roundsOf(rows)) {
    const planned: PlannedRow[] = [];
    for (const row of round) {
      const result = await planRow(manager, row, batch);
      if ('outcome' in result) outcomes.push(result);
      else planned.push(result);
    }
    if (isTrial) outcomes.push(...planned.map((row) => imagine(row, batch)));
    else {
      const writing = {
        write: async (savepoint: EntityManager, some: readonly PlannedRow[]): Promise<RowOutcome[]> => {
          const plans = some.map(({ plan }) => plan);
          const written = await writeMerges(savepoint, context, plans, batch.facts);
          return some.map(({ position, plan }, at) => {
            const { brochure = plan.keep, merged = plan.merge, undo = null } = written[at] ?? {};
            follow(batch, plan, { keep: brochure, merge: merged });
            return {
              ...{ position, ...outcomeOf(plan) },
              ...{ overwritten: undo, version: merged.version, otherVersion: brochure.version },
            };
          });
        },
        refuse: ({ position, plan }: PlannedRow, message: string) => refused({ position }, message, plan),
      };
      outcomes.push(...(await writeOrRefuse(manager, planned, writing)));
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

/** Divides rows so that no ad is twice in a round: a merge into an ad builds on the merges before. Usually one round. */
function roundsOf(rows: readonly ClaimedRow[]): ClaimedRow[][] {
  const rounds: ClaimedRow[][] = [];
  const next = new Map<number, number>();
  for (const row of rows) {
    const at = Math.max(...idsOfRow(row).map((id) => next.get(id) ?? 0));
    (rounds[at] ??= []).push(row);
    for (const id of idsOfRow(row)) next.set(id, at + 1);
  }
  return rounds;
}

function refused(
  { position }: Pick<ClaimedRow, 'position'>,
  message: string,
  { merge, keep }: Partial<PairToMerge>,
): RowOutcome {
  return {
    ...{ position, outcome: 'REFUSED', message },
    ...(merge && { title: nameOf(merge) }),
    ...(keep && { otherTitle: nameOf(keep) }),
  };
}

async function planRow(
  manager: EntityManager,
  row: ClaimedRow,
  { ads, facts, keptApart }: Batch,
): Promise<PlannedRow | RowOutcome> {
  const [merge, keep] = idsOfRow(row).map((id) => ads.get(id));
  const refusal = row.refusal ?? keptApart.get(row.position) ?? null;
  if (merge === undefined || keep === undefined || refusal !== null) {
    return refused(row, refusal ?? 'One of the two ads is gone.', { merge, keep });
  }
  try {
    return { position: row.position, plan: await planMerge(manager, { keep, merge }, facts) };
  } catch (error) {
    return refused(row, refusalOf(error), { merge, keep });
  }
}

/** The next rounds of a trial, which writes nothing, start from here. */
function imagine({ position, plan }: PlannedRow, batch: Batch): RowOutcome {
  const { keep, merge, change } = plan;
  const detailViewsCount = keep.detailViewsCount + merge.detailViewsCount;
  follow(batch, plan, { keep: withColumns(keep, { ...change?.columns, detailViewsCount }), merge });
  return { position, ...outcomeOf(plan) };
}

function follow({ ads, facts }: Batch, { present, moved }: PlannedMerge, { keep, merge }: PairToMerge): void {
  ads.set(keep.id, keep).set(merge.id, merge);
  facts.files.set(keep.id, [...present, ...moved]);
}

/** The pair as one change of the ad that stays. */
function outcomeOf({ merge, keep, gaps, present, coming }: PlannedMerge): Omit<RowOutcome, 'position'> {
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
