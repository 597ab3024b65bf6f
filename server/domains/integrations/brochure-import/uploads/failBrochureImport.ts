import { In, type DataSource } from 'typeorm';
import type { Clock } from '../../../../platform/clock/Clock';
import type { ImportRecords } from '../ImportRecord';
import { BrochureImport } from './BrochureImport';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  records: ImportRecords;
}

const problem =
  'Something went wrong on our side each time that this file was tried. What was imported until then stays; sent again, the file goes on from there.';

/** Marks a file as failed when every attempt was interrupted, so that it is not tried for ever. */
export async function failBrochureImport(
  { database, clock, records }: Dependencies,
  { importId }: { importId: number },
): Promise<void> {
  await database.transaction(async (manager) => {
    const { affected } = await manager
      .getRepository(BrochureImport)
      .update(
        { id: importId, state: In(['CHECKING', 'IMPORTING']) },
        { state: 'FAILED', problem, content: null, finishedAt: clock.now() },
      );
    if (affected !== 0) await records.close(manager, importId, 'FAILED');
  });
}
