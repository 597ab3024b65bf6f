import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { assessDataBreach } from './assessDataBreach';
import { listDataBreaches } from './listDataBreaches';
import { noteBreachNotices } from './noteBreachNotices';
import { recordDataBreach } from './recordDataBreach';

const test = useTestDatabase();

async function administrator(now = '2026-11-25T02:00:00Z') {
  const viewer = viewerOf(await makeAccount(test.database));
  return makeContext({ database: test.database, viewer, clock: { now: () => new Date(now) } });
}

const lostList = {
  ...{ title: ' A lost  list ', description: 'A printed list of buyers.', peopleCount: 12 },
  discoveredOn: '2026-11-20',
};
const assessment = 'Names and addresses of twelve people.';

it('has to be assessed within 30 days of its discovery, and is in the audit log', async () => {
  const context = await administrator();
  const breach = await recordDataBreach(context, lostList);
  expect(breach).toMatchObject({ title: 'A lost list', state: 'ASSESSING', peopleCount: 12, assessedAt: null });
  expect(breach.discoveredAt).toEqual(new Date('2026-11-19T14:00:00Z'));
  expect(breach.dueAt).toEqual(new Date('2026-12-19T14:00:00Z'));
  const line = { action: 'recordDataBreach', entityId: breach.id, actorAccountId: context.viewer?.accountId };
  expect(await test.database.getRepository(AuditLogEntry).countBy(line)).toBe(1);
});

it.each([
  ['title', { title: ' \u200b ' }],
  ['description', { description: '' }],
  ['discoveredOn', { discoveredOn: '2026-11-26' }],
  ['discoveredOn', { discoveredOn: '2025-01-01' }],
] as const)('refuses a wrong %s', async (field, values) => {
  await expect(recordDataBreach(await administrator(), { ...lostList, ...values })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ field }],
  });
});

it('is done at once if serious harm is not likely', async () => {
  const context = await administrator();
  const { id } = await recordDataBreach(context, lostList);
  const harmless = { id, isSeriousHarmLikely: false, assessment: 'It was found again.' };
  expect(await assessDataBreach(context, harmless)).toMatchObject({ state: 'NOT_NOTIFIABLE' });
  const told = { id, commissionerNotifiedOn: '2026-11-22', peopleNotifiedOn: null };
  await expect(noteBreachNotices(context, told)).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('is done once the Commissioner and the people are told', async () => {
  const context = await administrator();
  const { id } = await recordDataBreach(context, lostList);
  const told = { id, commissionerNotifiedOn: '2026-11-22', peopleNotifiedOn: null };
  await expect(noteBreachNotices(context, told)).rejects.toMatchObject({ code: 'CONFLICT' });
  const serious = await assessDataBreach(context, { id, isSeriousHarmLikely: true, assessment });
  expect(serious).toMatchObject({ state: 'TO_NOTIFY', assessment });
  expect(await noteBreachNotices(context, told)).toMatchObject({ state: 'TO_NOTIFY' });
  const people = { id, commissionerNotifiedOn: null, peopleNotifiedOn: '2026-11-25' };
  expect(await noteBreachNotices(context, people)).toMatchObject({
    ...{ state: 'NOTIFIED', commissionerNotifiedOn: '2026-11-22', peopleNotifiedOn: '2026-11-25' },
  });
});

it.each(['2026-11-19', '2026-11-26'])('refuses a notice on %s: before the discovery, or to come', async (day) => {
  const context = await administrator();
  const { id } = await recordDataBreach(context, lostList);
  await assessDataBreach(context, { id, isSeriousHarmLikely: true, assessment });
  await expect(
    noteBreachNotices(context, { id, commissionerNotifiedOn: null, peopleNotifiedOn: day }),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'peopleNotifiedOn' }] });
});

it('is assessed once, even when two administrators do it at the same moment', async () => {
  const context = await administrator();
  const { id } = await recordDataBreach(context, lostList);
  const results = await Promise.allSettled(
    [true, false].map((isSeriousHarmLikely) => assessDataBreach(context, { id, isSeriousHarmLikely, assessment })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('lists what is to be done first', async () => {
  const context = await administrator();
  await test.database.query('DELETE FROM data_breaches');
  const ids: number[] = [];
  for (const discoveredOn of ['2026-11-20', '2026-11-22', '2026-11-24', '2026-11-21']) {
    ids.push((await recordDataBreach(context, { ...lostList, discoveredOn })).id);
  }
  await assessDataBreach(context, { id: ids[0]!, isSeriousHarmLikely: true, assessment });
  await assessDataBreach(context, { id: ids[2]!, isSeriousHarmLikely: false, assessment });
  const page = await listDataBreaches(context, { first: 10 });
  expect(page.edges.map(({ item }) => ids.indexOf(item.id))).toEqual([0, 3, 1, 2]);
  const waiting = await listDataBreaches(context, { first: 10, state: 'ASSESSING' });
  expect(waiting.edges.map(({ item }) => ids.indexOf(item.id))).toEqual([3, 1]);
});
