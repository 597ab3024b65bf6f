import type { RequestContext } from '../../../platform/context/RequestContext';
import { eventually } from '../../../test/eventually';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCallers } from '../../../test/factories/makeCallers';
import { useTestDatabase } from '../../../test/testDatabase';
import { approveReviews } from './approveReviews';
import { BulkJob } from '../BulkJob';
import { doBulkJob } from '../doBulkJob';

const test = useTestDatabase();
let administrator: RequestContext;

beforeAll(async () => {
  ({ administrator } = await makeCallers(test.database, new Date('2026-11-20T10:00:00Z')));
});

it('waits for nobody who changes an ad, and keeps nobody waiting', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id } = await makeBrochure(test.database);
    await makeAsset(test.database, { brochureId: id });
    ids.push(id);
  }
  const [first, second, third] = ids;
  const { id: jobId } = await approveReviews(administrator, { queue: {} });
  const somebody = test.database.createQueryRunner();
  await somebody.startTransaction();
  await somebody.query('SELECT FROM brochures WHERE id = $1 FOR UPDATE', [second]);
  // stops the trial when it writes its outcomes, which is the last that its transaction does
  const reader = test.database.createQueryRunner();
  await reader.startTransaction();
  await reader.query('LOCK TABLE bulk_jobs IN SHARE MODE');
  const trial = doBulkJob(administrator, { jobId });
  await eventually(async () => {
    const waiting = await test.database.query<unknown[]>(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND query LIKE 'UPDATE bulk_jobs%'`,
    );
    expect(waiting).toHaveLength(1);
  });
  // refused by PostgreSQL if the trial held them
  await test.database.query('SELECT FROM brochures WHERE id = ANY($1) FOR UPDATE NOWAIT', [[first, third]]);
  await reader.rollbackTransaction();
  await reader.release();
  await trial;
  const job = await test.database.getRepository(BulkJob).findOneByOrFail({ id: jobId });
  expect(job).toMatchObject({ state: 'CHECKED', changedCount: 3 });
  await somebody.rollbackTransaction();
  await somebody.release();
});
