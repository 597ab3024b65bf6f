import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import { DomainError } from '../../../shared/errors/DomainError';
import type { CommandImports } from '../../integrations/brochure-import/ImportRecord';
import { BulkJob } from '../BulkJob';
import { lockBulkJob } from '../lockBulkJob';
import { saveImportedChanges } from './saveImportedChanges';

const unfinished =
  'The command that imports this file has not come to its end. If it was interrupted, start it again, or undo what it did.';

/**
 * Keeps what an import at the terminal changes as a bulk job, which lists the ads and undoes them. Nobody restarts a
 * command that is killed, so its job counts as not finished until the command says otherwise.
 */
export function keepCommandImports({ manager }: DataSource, clock: Clock): CommandImports {
  return {
    async open({ fileName, accountId }) {
      const now = clock.now();
      const jobs = manager.getRepository(BulkJob);
      const { id } = await jobs.save(
        jobs.create({
          ...{ action: 'IMPORT', fileName, changes: {}, numberFrom: null, state: 'FAILED', problem: unfinished },
          ...{ total: 1, createdById: accountId, createdAt: now, startedAt: now },
        }),
      );
      return {
        bulkJobId: id,
        async save(transaction, changes) {
          const { state } = await lockBulkJob(transaction, id);
          if (state !== 'FAILED') throw new DomainError('CONFLICT', 'Somebody undoes this import: it ends here.');
          await saveImportedChanges(transaction, id, changes);
        },
      };
    },
    close: ({ bulkJobId: id }) =>
      manager.transaction(async (transaction) => {
        const { state, changedCount } = await lockBulkJob(transaction, id);
        const jobs = transaction.getRepository(BulkJob);
        if (changedCount === 0) await jobs.delete({ id });
        else if (state === 'FAILED') {
          await jobs.update({ id }, { state: 'DONE', problem: null, total: changedCount, finishedAt: clock.now() });
        }
      }),
  };
}
