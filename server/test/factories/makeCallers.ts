import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { makeContext, viewerOf } from '../makeContext';
import { makeAccount } from './makeAccount';

/** Creates an administrator and the vendors of two companies, all at the same moment. */
export async function makeCallers(database: DataSource, now: Date) {
  const caller = async (role: 'ADMINISTRATOR' | 'VENDOR'): Promise<RequestContext> =>
    makeContext({ database, clock: { now: () => now }, viewer: viewerOf(await makeAccount(database, { role })) });
  return {
    administrator: await caller('ADMINISTRATOR'),
    vendor: await caller('VENDOR'),
    other: await caller('VENDOR'),
  };
}
