import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { mostChosenAds } from '../../../../shared/lists/mostChosenAds';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { databaseIdOf } from '../../../shared/globalId';
import { locale } from '../../../shared/locale';
import { withDuplicateFilter } from '../../duplicates/DuplicateFilter';
import { BulkJob } from '../BulkJob';
import { changeBrochuresJob } from '../changeBrochuresJob';
import { chosenPairs, pairsRefusal, type ChoiceOfPairs, type ChosenPairs } from './chosenPairs';
import { planGroups, type PlannedPair } from './planGroups';
import { readRanks } from './readRanks';

export const DuplicatesDecision = { MERGE: 'MERGE', KEEP_BOTH: 'KEEP_BOTH' } as const;
export type DuplicatesDecision = keyof typeof DuplicatesDecision;

registerEnumType(DuplicatesDecision, {
  name: 'DuplicatesDecision',
  description: 'What becomes of suspected duplicates.',
  valuesConfig: {
    MERGE: {
      description:
        'As `mergeBrochures`. Of a group, that ad stays whose coupons were taken, else one of a company, a published one, the one with more views, the oldest.',
    },
    KEEP_BOTH: { description: 'As `keepBothBrochures`: they are not listed as duplicates again.' },
  },
});

@InputType({ description: 'Two ads that may be the same.' })
class DuplicatePairInput {
  @Field(() => ID, { description: 'Global id of one ad.' })
  firstId: string;

  @Field(() => ID, { description: 'Global id of the other.' })
  secondId: string;
}

@InputType({ description: 'All suspected duplicates that match.' })
class DuplicatesFilterInput extends withDuplicateFilter(Object) {}

const many = mostChosenAds.toLocaleString(locale);
const counted = `Choose 1 to ${many} pairs, or all that match a filter.`;

@InputType({ description: 'What to do with which suspected duplicates.' })
export class ResolveDuplicatesInput {
  @Field(() => DuplicatesDecision, { description: 'What to do with each pair.' })
  decision: DuplicatesDecision;

  @Field(() => [DuplicatePairInput], { nullable: true, description: `1 to ${many} pairs; instead of \`filter\`.` })
  @IsOptional()
  @ArrayMinSize(1, { message: counted })
  @ArrayMaxSize(mostChosenAds, { message: counted })
  @ValidateNested()
  pairs?: DuplicatePairInput[] | null;

  @Field(() => DuplicatesFilterInput, {
    nullable: true,
    description: 'All that match, up to 100,000; instead of `pairs`.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: DuplicatesFilterInput | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'For MERGE of one pair: the ad that stays. The job then starts at once, because the caller has decided.',
  })
  keepId?: string | null;
}

@ObjectType({ description: 'What `resolveDuplicates` did.' })
export class ResolveDuplicatesPayload {
  @Field(() => BulkJob, { description: 'The job; it is tried in the background, and waits for `startBulkJob`.' })
  readonly bulkJob: BulkJob;

  constructor(bulkJob: BulkJob) {
    this.bulkJob = bulkJob;
  }
}

export interface DuplicatesWish extends ChoiceOfPairs {
  decision: DuplicatesDecision;
  /** global id */
  keepId?: string | null;
}

/**
 * Decides about many suspected duplicates as a bulk job: it is tried, and waits to be started. Its rows are pairs: of
 * MERGE each ad that becomes part of another (docs/rules/search-and-lists.md#duplicates). With `keepId` it merges the
 * one pair at once.
 */
export async function resolveDuplicates(context: RequestContext, wish: DuplicatesWish): Promise<BulkJob> {
  const { decision, keepId } = wish;
  authorize(context.viewer, 'resolveDuplicates');
  const isTried = keepId == null;
  if (!isTried) authorize(context.viewer, 'startBulkJob');
  // one pair, which the caller has seen, is a single merge
  if (!isTried) authorize(context.viewer, 'mergeBrochures');
  const choice = await chosenPairs(context, wish, { isGrouped: isTried && decision === 'MERGE' });
  const rows = isTried ? await rowsOf(context, decision, choice) : [rowOfOne(wish, choice)];
  return context.database.transaction(async (manager) => {
    const jobs = manager.getRepository(BulkJob);
    const now = context.clock.now();
    const { id } = await jobs.save(
      jobs.create({
        ...{ action: decision, changes: {}, numberFrom: null, total: rows.length, createdAt: now },
        ...(isTried ? { state: 'CHECKING' } : { state: 'RUNNING', startedAt: now }),
        createdById: context.viewer?.accountId ?? 0,
      }),
    );
    await manager.query(
      `INSERT INTO bulk_job_rows (job_id, position, brochure_id, other_brochure_id, refusal)
       SELECT $1, row.position, row.id, row.other_id, row.refusal
       FROM unnest($2::integer[], $3::integer[], $4::text[])
         WITH ORDINALITY AS row (id, other_id, refusal, position)`,
      [id, rows.map(({ mergeId }) => mergeId), rows.map((row) => row.keepId), rows.map(({ refusal }) => refusal)],
    );
    await context.jobs.enqueue(manager, changeBrochuresJob, { jobId: id });
    const action = isTried ? 'prepareBulkJob' : 'startBulkJob';
    const after = { action: decision, ads: rows.length };
    await recordAudit(manager, context, [{ action, entityType: 'BulkJob', entityId: id, before: null, after }]);
    return jobs.findOneByOrFail({ id });
  });
}

async function rowsOf(
  context: RequestContext,
  decision: DuplicatesDecision,
  { chosen, suspected }: ChosenPairs,
): Promise<PlannedPair[]> {
  if (decision === 'MERGE') return planGroups(chosen, suspected, await readRanks(context, chosen));
  return chosen.map(({ firstId, secondId }) => ({ mergeId: firstId, keepId: secondId, refusal: null }));
}

/** @throws DomainError VALIDATION_FAILED unless `keepId` is of the one pair of a merge */
function rowOfOne({ decision, keepId: globalId }: DuplicatesWish, { chosen }: ChosenPairs): PlannedPair {
  const keepId = databaseIdOf(globalId ?? '', 'Brochure', 'keepId');
  const [pair, ...more] = chosen;
  const ids = pair === undefined ? [] : [pair.firstId, pair.secondId];
  const mergeId = ids.find((id) => id !== keepId);
  if (decision !== 'MERGE' || more.length > 0 || !ids.includes(keepId) || mergeId === undefined) {
    throw pairsRefusal(
      'keepId',
      'ONE_PAIR',
      'Name the ad that stays for a merge of one pair only, and one of the two.',
    );
  }
  return { mergeId, keepId, refusal: null };
}
