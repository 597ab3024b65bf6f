import { ArrayMaxSize, ArrayMinSize, Min, ValidateNested } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { DomainError, type FieldError } from '../../shared/errors/DomainError';
import { databaseIdOf } from '../../shared/globalId';
import { BrochureInput, type GivenFields } from '../brochures/writing/input/BrochureInput';
import { readChanges } from '../brochures/writing/input/readChanges';
import type { BrochureChanges } from '../brochures/writing/values/BrochureChanges';
import { withMapAreaDid } from '../brochures/writing/values/withMapAreaDid';
import { BulkJob } from './BulkJob';
import { changeBrochuresJob } from './changeBrochuresJob';
import { knownBrochures } from './chosenBrochures';

@InputType({ description: 'Fields of one ad: absent fields stay, null clears.' })
class CellFieldsInput extends BrochureInput {}

@InputType({ description: 'The cells of one ad, that is, of one row of a table.' })
class BrochureCellsInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => Int, { description: '`version` of the ad in which the cells were typed.' })
  @Min(1, { message: 'A version is a whole number from 1 on.' })
  version: number;

  @Field(() => CellFieldsInput, { description: 'What to write.' })
  @ValidateNested()
  fields: CellFieldsInput;
}

const mostRows = 500;
const counted = `Give the cells of 1 to ${mostRows} ads.`;

@InputType({ description: 'Cells of several ads.' })
export class EditBrochureCellsInput {
  @Field(() => [BrochureCellsInput], { description: `1 to ${mostRows} ads, each once.` })
  @ArrayMinSize(1, { message: counted })
  @ArrayMaxSize(mostRows, { message: counted })
  @ValidateNested()
  rows: BrochureCellsInput[];
}

@ObjectType({ description: 'What `editBrochureCells` did.' })
export class EditBrochureCellsPayload {
  @Field(() => BulkJob, { description: 'The job; it writes the cells in the background, and has an undo.' })
  readonly bulkJob: BulkJob;

  constructor(bulkJob: BulkJob) {
    this.bulkJob = bulkJob;
  }
}

interface CellsOfBrochure {
  id: string;
  version: number;
  fields: GivenFields;
}

/**
 * Writes into each ad values of its own, as a bulk job that is under way at once: whoever typed the cells has seen what
 * changes. An ad that is no longer in the version that was seen is refused (docs/rules/statuses-and-reviews.md#cells).
 */
export async function editBrochureCells(
  context: RequestContext,
  { rows }: { rows: readonly CellsOfBrochure[] },
): Promise<BulkJob> {
  authorize(context.viewer, 'editBrochureCells');
  const wanted = rows.map(({ fields }, at) => readRow(fields, at));
  const ids = rows.map(({ id }) => databaseIdOf(id, 'Brochure', 'rows'));
  if (new Set(ids).size < ids.length) throw refusal('rows', 'TWICE', 'Give each ad once, with all of its cells.');
  await knownBrochures(context, ids);
  return context.database.transaction(async (manager) => {
    const jobs = manager.getRepository(BulkJob);
    const now = context.clock.now();
    const { id } = await jobs.save(
      jobs.create({
        ...{ action: 'CELLS', changes: {}, numberFrom: null, state: 'RUNNING', total: rows.length },
        ...{ createdById: context.viewer?.accountId ?? 0, createdAt: now, startedAt: now },
      }),
    );
    const cells = await withMapAreaDids(manager, wanted);
    await manager.query(
      `INSERT INTO bulk_job_rows (job_id, position, brochure_id, wanted, seen_version)
       SELECT $1, row.place, row.id, row.wanted, row.version
       FROM jsonb_to_recordset($2::jsonb) AS row (place integer, id integer, wanted jsonb, version integer)`,
      [id, JSON.stringify(rows.map(({ version }, at) => ({ place: at + 1, id: ids[at], wanted: cells[at], version })))],
    );
    await context.jobs.enqueue(manager, changeBrochuresJob, { jobId: id });
    const after = { action: 'CELLS', ads: rows.length };
    await recordAudit(manager, context, [
      { action: 'editBrochureCells', entityType: 'BulkJob', entityId: id, before: null, after },
    ]);
    return jobs.findOneByOrFail({ id });
  });
}

/** @throws DomainError VALIDATION_FAILED that names the row */
function readRow(fields: GivenFields, at: number): BrochureChanges {
  const changes = readChanges(fields);
  if (Object.keys(changes).length === 0) {
    throw refusal(`rows.${at}.fields`, 'REQUIRED', 'Give the fields that are to change.');
  }
  return changes;
}

/** Areas are few, and named many times. */
async function withMapAreaDids(
  manager: EntityManager,
  rows: readonly BrochureChanges[],
): Promise<readonly BrochureChanges[]> {
  const dids = new Map<string, BrochureChanges['mapArea']>();
  for (const { mapArea } of rows) {
    if (mapArea != null && !dids.has(mapArea)) dids.set(mapArea, (await withMapAreaDid(manager, { mapArea })).mapArea);
  }
  return rows.map((row) => (row.mapArea == null ? row : { ...row, mapArea: dids.get(row.mapArea) ?? null }));
}

function refusal(field: string, code: string, message: string): DomainError {
  const errors: FieldError[] = [{ field, code, message }];
  return new DomainError('VALIDATION_FAILED', message, { errors });
}
