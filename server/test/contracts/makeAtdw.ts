import { AtdwCategory } from '../../domains/integrations/atdw/AtdwCategory';
import { AtdwRun } from '../../domains/integrations/atdw/AtdwRun';
import { AtdwSettings, defaultBaseUrl } from '../../domains/integrations/atdw/AtdwSettings';
import type { Account } from '../../domains/accounts/Account';
import { newDid } from '../../shared/did';
import type { TestServer } from '../useTestServer';

const categories = JSON.stringify([{ CategoryId: 'ACCOMM', Description: 'Accommodation' }]);

/** Sets the tourism connector up, with a run that waits for an administrator's word. */
export async function makeAtdw({ dependencies }: TestServer, administrator: Account): Promise<AtdwRun> {
  const { database } = dependencies;
  dependencies.config.atdwApiKey = 'a-key-for-tests';
  dependencies.getOutside = () =>
    Promise.resolve({ status: 200, retryAfter: null, body: Buffer.from(categories, 'utf16le') });
  const [updatedAt, updatedById] = [new Date(), administrator.id];
  await database.getRepository(AtdwSettings).save({
    ...{ id: 1, baseUrl: defaultBaseUrl, states: [], regions: [], isNightly: false, version: 1 },
    ...{ updatedAt, updatedById },
  });
  await database.getRepository(AtdwCategory).save({ code: 'ACCOMM', description: 'Accommodation', categoryId: null });
  return database.getRepository(AtdwRun).save({
    ...{
      did: newDid(),
      kind: 'EVERYTHING' as const,
      isDryRun: false,
      state: 'STOPPED' as const,
      phase: 'VANISHED' as const,
    },
    ...{ createdAt: updatedAt, startedAt: updatedAt, finishedAt: updatedAt, requestedById: administrator.id },
    ...{ vanishing: 5, listed: 8, problem: 'It would archive 5 of 8 listings.' },
  });
}
