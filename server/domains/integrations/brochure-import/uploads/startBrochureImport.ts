import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { authorize } from '../../../../shared/authorize';
import { BrochureImport } from './BrochureImport';
import { brochureImportJob } from './brochureImportJob';

@ObjectType({ description: 'What `startBrochureImport` did.' })
export class StartBrochureImportPayload {
  @Field(() => BrochureImport, { description: 'The file; it is imported in the background.' })
  readonly brochureImport: BrochureImport;

  constructor(brochureImport: BrochureImport) {
    this.brochureImport = brochureImport;
  }
}

@InputType({ description: 'Which file to import.' })
export class StartBrochureImportInput {
  @Field(() => ID, { description: 'Global id of the file that was tried.' })
  id: string;
}

/** Imports a tried file. Repeated requests import it once. */
export async function startBrochureImport(context: RequestContext, { id }: { id: number }): Promise<BrochureImport> {
  authorize(context.viewer, 'startBrochureImport');
  return context.database.transaction(async (manager) => {
    const imports = manager.getRepository(BrochureImport);
    const file = await imports.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!file) throw new DomainError('NOT_FOUND', 'There is no such import.');
    if (file.state === 'IMPORTING' || file.state === 'DONE') return file;
    if (file.state !== 'CHECKED') {
      throw new DomainError('CONFLICT', 'This file cannot be imported: it was not tried to the end.');
    }
    const [kept] = await manager.query<{ kept: boolean }[]>(
      'SELECT content IS NOT NULL AS kept FROM brochure_imports WHERE id = $1',
      [id],
    );
    if (kept?.kept !== true) throw new DomainError('GONE', 'This file is kept for a week only. Send it again.');
    await imports.update({ id }, { state: 'IMPORTING', rowsRead: 0, finishedAt: null });
    await context.jobs.enqueue(manager, brochureImportJob, { importId: id });
    const after = { fileName: file.fileName };
    await recordAudit(manager, context, [
      { action: 'startBrochureImport', entityType: 'BrochureImport', entityId: id, before: null, after },
    ]);
    return imports.findOneByOrFail({ id });
  });
}
