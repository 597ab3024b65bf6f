import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { restoreRecordVersion, RestoreRecordVersionInput, RestoreRecordVersionPayload } from './restoreRecordVersion';

@Resolver()
export class RecordHistoryResolver {
  @Mutation(() => RestoreRecordVersionPayload, {
    description:
      'Gives the fields of one change of a vendor, category, map area, street, import profile or of the tourism settings the values that they had before it, and makes a deleted map area, street or import profile again. Of a layout of a printed map it saves such a version, and of a printed map it uses the layout of before. CONFLICT for a change that has overwritten nothing, VALIDATION_FAILED for values that are no longer allowed. For administrators who may change the record.',
  })
  async restoreRecordVersion(
    @Arg('input', () => RestoreRecordVersionInput, { description: 'Which change to take back.' })
    { entryId }: RestoreRecordVersionInput,
    @Ctx() context: RequestContext,
  ): Promise<RestoreRecordVersionPayload> {
    return new RestoreRecordVersionPayload(
      await restoreRecordVersion(context, databaseIdOf(entryId, 'AuditLogEntry', 'entryId')),
    );
  }
}
