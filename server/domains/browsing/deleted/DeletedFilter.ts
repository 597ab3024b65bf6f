import { MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, type ClassType } from 'type-graphql';
import { containsText } from '../../../platform/database/containsText';
import type { SqlValues } from '../../../platform/database/SqlValues';
import { DomainError } from '../../../shared/errors/DomainError';
import { databaseIdOf } from '../../../shared/globalId';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { BrochureType } from '../../brochures/BrochureType';

/** Which deleted ads. */
export interface DeletedFilter {
  q?: string | null;
  type?: BrochureType | null;
  /** global id of an account */
  deletedById?: string | null;
  isDeletedBySite?: boolean | null;
  deletedFrom?: Date | null;
  deletedTo?: Date | null;
  /** number of a bulk job */
  bulkJobId?: number | null;
}

/** The filter of deleted ads, for arguments and inputs: `class XArgs extends withDeletedFilter(PageArgs) {}`. */
export function withDeletedFilter<T extends object>(base: ClassType<T>) {
  @ArgsType()
  @InputType()
  class Filtered extends (base as ClassType) implements DeletedFilter {
    @Field(() => String, { nullable: true, description: 'Only those whose title or company name holds this text.' })
    @MaxLength(200, { message: 'Search for at most 200 characters.' })
    q?: string | null;

    @Field(() => BrochureType, { nullable: true, description: 'Only this kind.' })
    type?: BrochureType | null;

    @Field(() => ID, { nullable: true, description: 'Only what the login with this global id has deleted.' })
    deletedById?: string | null;

    @Field(() => Boolean, {
      nullable: true,
      description: 'true: only what the site itself has deleted; false: only what people have.',
    })
    isDeletedBySite?: boolean | null;

    @Field(() => GraphQLDateTime, { nullable: true, description: 'Only what was deleted then or later.' })
    deletedFrom?: Date | null;

    @Field(() => GraphQLDateTime, { nullable: true, description: 'Only what was deleted before that.' })
    deletedTo?: Date | null;

    @Field(() => Int, { nullable: true, description: 'Only what the bulk job with this `databaseId` has deleted.' })
    @Min(1, { message: 'The number of a bulk job is a whole number from 1 on.' })
    bulkJobId?: number | null;
  }
  return Filtered as ClassType<T & DeletedFilter>;
}

/** SQL condition on a line of the audit log: it is about deleting an ad. The undo of an import deletes its new ads. */
export const isDeletion = (line: string): string =>
  `${line}.entity_type = 'Brochure' AND (${line}.action IN ('deleteBrochure', 'deleteOldDrafts')
    OR ${line}.action = 'undoBulkJob' AND ${line}.after ->> 'recordStatus' = 'false')`;

/** SQL condition: `b` is a deleted ad. */
export const isInTrash = 'NOT b.record_status AND b.deleted_at IS NOT NULL';

/** Returns the WHERE conditions of deleted ads, to be joined by AND; `b` is the ad. */
export function deletedConditions(filter: DeletedFilter, values: SqlValues): string[] {
  const { q, type, deletedById, isDeletedBySite, deletedFrom, deletedTo, bulkJobId } = filter;
  if (deletedFrom && deletedTo && deletedFrom >= deletedTo) {
    const message = '"deletedTo" has to be later than "deletedFrom".';
    const errors = [{ field: 'deletedTo', code: 'ORDER', message }];
    throw new DomainError('VALIDATION_FAILED', message, { errors });
  }
  // the last one counts
  const last = (column: string): string => `(SELECT line.${column} FROM audit_log_entries AS line
    WHERE line.entity_id = b.id AND ${isDeletion('line')} ORDER BY line.id DESC LIMIT 1)`;
  const actor = last('actor_account_id');
  return [
    isInTrash,
    ...(type == null ? [] : [`b.type = ${values.add(type)}`]),
    ...(q?.trim() ? [containsText(['b.title', 'b.company_name'], q, values)] : []),
    ...(deletedFrom ? [`b.deleted_at >= ${values.add(deletedFrom)}`] : []),
    ...(deletedTo ? [`b.deleted_at < ${values.add(deletedTo)}`] : []),
    ...(deletedById == null ? [] : [`${actor} = ${values.add(databaseIdOf(deletedById, 'Account', 'deletedById'))}`]),
    ...(isDeletedBySite == null ? [] : [`${actor} IS ${isDeletedBySite ? '' : 'NOT '}NULL`]),
    ...(bulkJobId == null ? [] : [`${last('bulk_job_id')} = ${values.add(bulkJobId)}`]),
  ];
}
