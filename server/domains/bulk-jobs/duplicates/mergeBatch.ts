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
import { writeMerges, type MergeActor } from '../../duplicates/merging/writeMerges';
import type { BulkJob } from '../BulkJob';
import type { BatchDependencies } from '../steps/changeBatch';
import { claimRows, type ClaimedRow } from '../steps/claimRows';
import { saveOutcomes, type RowOutcome } from '../steps/saveOutcomes';
import { nameOf } from '../steps/writeChanges';
import { writeOrRefuse } from '../steps/writeOrRefuse';
import { keptApartOf } from './keptApartOf';
import { idsOfRow, roundsOf } from './roundsOf';

/** Merging moves the events of ads too, and their locks should not last long. */
const pairsOfBatch = 50;

/** The ads of a batch as they are after its merges so far, and what else the rules need to know. */
interface Batch {
  actor: MergeActor;
  isTrial: boolean;
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
  { actor, jobs, outward }: BatchDependencies,
  job: BulkJob,
): Promise<number> {
  const rows = await claimRows(manager, job.id, 'WAITING', { atMost: pairsOfBatch });
  if (rows.length === 0) return 0;
  const isTrial = job.state === 'CHECKING';
  const context = { ...actor, jobs, outward };
  const ids = [...new Set(rows.flatMap(idsOfRow))];
  const batch: Batch = {
    ...{ actor: context, isTrial },
    ads: await lockBrochures(manager, ids, { isLocked: !isTrial }),
    facts: await readMergeFacts(manager, ids, context),
    keptApart: await keptApartOf(manager, job.id, rows),
  };
  const outcomes: RowOutcome[] = [];
  for (const round of roundsOf(rows)) outcomes.push(...(await mergeRound(manager, round, batch)));
  await saveOutcomes(manager, job.id, outcomes);
  return rows.length;
}

async function mergeRound(manager: EntityManager, round: readonly ClaimedRow[], batch: Batch): Promise<RowOutcome[]> {
  const refusals: RowOutcome[] = [];
  const planned: PlannedRow[] = [];
  for (const row of round) {
    const result = await planRow(manager, row, batch);
    if ('outcome' in result) refusals.push(result);
    else planned.push(result);
  }
  if (batch.isTrial) return [...refusals, ...planned.map((row) => imagine(row, batch))];
  const merged = await writeOrRefuse(manager, planned, {
    write: (savepoint, some) => writeRows(savepoint, some, batch),
    refuse: ({ position, plan }, message) => refused({ position }, message, plan),
  });
  return [...refusals, ...merged];
}

async function writeRows(manager: EntityManager, rows: readonly PlannedRow[], batch: Batch): Promise<RowOutcome[]> {
  const plans = rows.map(({ plan }) => plan);
  const written = await writeMerges(manager, batch.actor, plans, batch.facts);
  return rows.map(({ position, plan }, at) => {
    const { brochure = plan.keep, merged = plan.merge, undo = null } = written[at] ?? {};
    follow(batch, plan, { keep: brochure, merge: merged });
    return {
      ...{ position, ...outcomeOf(plan) },
      ...{ overwritten: undo, version: merged.version, otherVersion: brochure.version },
    };
  });
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
