import { In, type DataSource } from 'typeorm';
import type { Clock } from '../../../../platform/clock/Clock';
import { BrochureImport } from './BrochureImport';

interface Dependencies {
  database: DataSource;
  clock: Clock;
}

const problem =
  'Something went wrong on our side each time that this file was tried. What was imported until then stays; sent again, the file goes on from there.';

/** Marks a file as failed when every attempt was interrupted, so that it is not tried for ever. */
export async function giveUpBrochureImport(
  { database, clock }: Dependencies,
  { importId }: { importId: number },
): Promise<void> {
  await database
    .getRepository(BrochureImport)
    .update(
      { id: importId, state: In(['CHECKING', 'IMPORTING']) },
      { state: 'FAILED', problem, content: null, finishedAt: clock.now() },
    );
}
