import type { DataSource } from 'typeorm';
import { DomainError } from '../../../../shared/errors/DomainError';
import type { JudgingContext } from '../../../brochures/writing/prepareChanges';
import { runImport } from '../importBrochures';
import type { ImportRecords } from '../ImportRecord';
import { RefusedRowsFile } from '../files/RefusedRowsFile';
import { readImportFile } from '../files/readImportFile';
import { BrochureImport } from './BrochureImport';

interface Dependencies extends JudgingContext {
  database: DataSource;
  /** keeps what imports change */
  records: ImportRecords;
}

/** nobody reads a report with more refusals line by line */
const mostRefusals = 5000;

/** Tries or imports a file, depending on its state. A repeat changes nothing, because rows are recognised. */
export async function doBrochureImport(
  { database, clock, outward, records }: Dependencies,
  { importId }: { importId: number },
): Promise<void> {
  const imports = database.getRepository(BrochureImport);
  const file = await imports.createQueryBuilder('file').addSelect('file.content').where({ id: importId }).getOne();
  if (!file || (file.state !== 'CHECKING' && file.state !== 'IMPORTING')) return;
  const { content, state } = file;
  const end = (values: Partial<BrochureImport>) =>
    database.transaction(async (manager) => {
      const ended = await manager
        .getRepository(BrochureImport)
        .update({ id: importId, state }, { ...values, finishedAt: clock.now() });
      if (ended.affected === 0 || state === 'CHECKING') return;
      await records.close(manager, importId, values.state === 'DONE' ? 'DONE' : 'FAILED');
    });
  if (content === null) {
    await end({ state: 'FAILED', problem: 'The file is no longer kept. Send it again.' });
    return;
  }
  const viewer = {
    accountId: file.createdById,
    role: 'ADMINISTRATOR' as const,
    staffRole: 'EDITOR' as const,
    vendorId: null,
  };
  const refused = new RefusedRowsFile();
  try {
    const report = await runImport(
      { database, clock, outward, viewer, requestId: `import-${importId}` },
      {
        source: await readImportFile(content),
        ...(file.mapping && { mapping: file.mapping }),
        sourceName: file.sourceName,
        type: file.type,
        mapArea: file.mapArea,
        mapAreaDefinitions: [],
        publish: file.publish,
        dryRun: state === 'CHECKING',
        ...(state === 'IMPORTING' && { record: await records.open(importId) }),
        mostRefused: mostRefusals,
        onRefused: (original, errors) => refused.add(original, errors),
        onProgress: ({ rows }) =>
          void imports.update({ id: importId, state }, { rowsRead: rows }).catch(() => undefined),
      },
    );
    const done = state === 'CHECKING' ? { state: 'CHECKED' as const } : { state: 'DONE' as const, content: null };
    const result = { report, rowsRead: report.rows, refusedRows: refused.toCsv() };
    await end({ ...done, ...result, problem: null });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await end({ state: 'FAILED', problem: error.message, content: null });
  }
}
