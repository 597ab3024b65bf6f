import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { JobRun } from '../../platform/jobs/JobRun';
import { keepJobRuns } from '../../platform/jobs/keepJobRuns';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../test/makeContext';
import { rememberJobs } from '../../test/rememberJobs';
import { useTestDatabase } from '../../test/testDatabase';
import { runJob } from './runJob';

const test = useTestDatabase();
const jobs = rememberJobs();
const daily = { name: 'count-sheep', schedule: { cron: '0 3 * * *', timeZone: 'Australia/Brisbane' } };

async function idOf(name: string): Promise<number> {
  return (await test.database.getRepository(JobRun).findOneByOrFail({ name })).id;
}

async function as(role: 'ADMINISTRATOR' | 'VENDOR') {
  return makeContext({ database: test.database, jobs, viewer: viewerOf(await makeAccount(test.database, { role })) });
}

beforeAll(() => keepJobRuns(test.database).known([daily, { name: 'deliver-mail' }]));

it('enqueues a scheduled job and logs it', async () => {
  const id = await idOf('count-sheep');
  await runJob(await as('ADMINISTRATOR'), { id });
  expect(jobs.enqueued).toEqual([{ name: 'count-sheep', payload: {} }]);
  expect(await test.database.getRepository(AuditLogEntry).findBy({ action: 'runJob' })).toMatchObject([
    { entityType: 'JobRun', entityId: id, after: { name: 'count-sheep' } },
  ]);
});

it.each([
  ['work that something else asks for', 'ADMINISTRATOR', () => idOf('deliver-mail'), 'CONFLICT'],
  ['work that is not there', 'ADMINISTRATOR', () => Promise.resolve(2_147_483_647), 'NOT_FOUND'],
  ['vendors', 'VENDOR', () => idOf('count-sheep'), 'FORBIDDEN'],
] as const)('refuses %s', async (_what, role, id, code) => {
  const asked = jobs.enqueued.length;
  await expect(runJob(await as(role), { id: await id() })).rejects.toMatchObject({ code });
  expect(jobs.enqueued).toHaveLength(asked);
});
