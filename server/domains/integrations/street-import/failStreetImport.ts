import { In, type DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import { StreetImport } from './StreetImport';

interface Dependencies {
  database: DataSource;
  clock: Clock;
}

/** Marks an import as failed when every attempt killed its process, so that it could not report the error itself. */
export async function failStreetImport(
  { database, clock }: Dependencies,
  { streetImportId }: { streetImportId: number },
): Promise<void> {
  await database
    .getRepository(StreetImport)
    .update(
      { id: streetImportId, state: In(['WAITING', 'RUNNING']) },
      { state: 'FAILED', problem: 'The import broke off each time that it was tried.', finishedAt: clock.now() },
    );
}
