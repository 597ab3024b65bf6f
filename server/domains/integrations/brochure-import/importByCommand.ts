import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import { runImport, type ImportBrochuresInput, type ImportContext } from './importBrochures';
import type { CommandImports } from './ImportRecord';
import type { ImportReport } from './ImportReport';

interface FileByCommand extends ImportBrochuresInput {
  /** without its folder */
  fileName: string;
  /** keeps what the caller changes, so that it can be undone */
  records: CommandImports;
}

/**
 * `runImport` with two lines of the audit log, which lists them in place of those of its ads: one before the first row, so
 * that an import that is killed has one too, and one with the counts. A dry run has none. Of a caller, whose name is on its
 * ads, it can be undone (docs/rules/imports.md#undo).
 */
export async function importByCommand(
  context: ImportContext,
  { fileName, records, ...input }: FileByCommand,
): Promise<ImportReport> {
  const { manager } = context.database;
  const file = { fileName, sourceName: input.sourceName };
  const note = async (action: string, after: AuditedValues): Promise<void> => {
    if (!input.dryRun) await recordLine(manager, context, action, { ...file, ...after });
  };
  await note('startBrochureImport', { type: input.type, publish: input.publish });
  const accountId = context.viewer?.accountId;
  const record = input.dryRun || accountId === undefined ? null : await records.open({ fileName, accountId });
  const report = await runImport(context, record === null ? input : { ...input, record });
  if (record !== null) await records.close(record);
  const { created, updated, unchanged, refused } = report;
  const counts = { added: created, changedCount: updated, unchangedCount: unchanged, refusedCount: refused.length };
  await note('importBrochures', counts);
  return report;
}

async function recordLine(
  manager: EntityManager,
  context: ImportContext,
  action: string,
  after: AuditedValues,
): Promise<void> {
  await recordAudit(manager, context, [{ action, entityType: 'CommandImport', entityId: 0, before: null, after }]);
}
