import { Field, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorize } from '../../../../shared/authorize';
import { DomainError } from '../../../../shared/errors/DomainError';
import { auditedMapping } from './auditedMapping';
import { ImportProfile } from './ImportProfile';
import { profileMappingOf } from './profileMappingOf';

@InputType({ description: 'Which mapping to forget.' })
export class DeleteImportProfileInput {
  @Field({ description: 'Its name.' })
  name: string;
}

@ObjectType({ description: 'What `deleteImportProfile` did.' })
export class DeleteImportProfilePayload {
  @Field({ description: 'Name of the mapping that is gone.' })
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Forgets a mapping. Files that it was used for keep theirs. */
export async function deleteImportProfile(context: RequestContext, { name }: { name: string }): Promise<string> {
  authorize(context.viewer, 'deleteImportProfile');
  return context.database.transaction(async (manager) => {
    const profiles = manager.getRepository(ImportProfile);
    // PostgreSQL rejects NUL, and no name has one
    const where = { name: name.replaceAll('\0', '\ufffd') };
    const found = await profiles.findOne({ where, lock: { mode: 'pessimistic_write' } });
    if (!found) throw new DomainError('NOT_FOUND', 'There is no such profile.');
    await profiles.delete({ id: found.id });
    const before = { name, ...auditedMapping(profileMappingOf(found.mapping)) };
    await recordAudit(manager, context, [
      { action: 'deleteImportProfile', entityType: 'ImportProfile', entityId: found.id, before, after: null },
    ]);
    return name;
  });
}
