import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { rememberJobs } from '../../../test/rememberJobs';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../../accounts/Account';
import { toGlobalId } from '../../../shared/globalId';
import { forEachBrochure } from '../../brochures/bulk/forEachBrochure';
import { archiveBrochure } from '../../brochures/statuses/archiveBrochure';
import { brochureArchivedJob } from '../../brochures/statuses/brochureArchivedJob';
import { Brochure } from '../../brochures/Brochure';
import { unarchiveBrochure } from '../../brochures/statuses/unarchiveBrochure';
import { listPendingReviews } from '../pending-reviews/listPendingReviews';
import { updateBrochure } from '../../brochures/writing/updateBrochure';
import { ArchiveRequest } from './ArchiveRequest';
import { decideArchiveRequest } from './decideArchiveRequest';
import { requestArchiving } from './requestArchiving';
import { notifyArchivedBrochure } from './notifyArchivedBrochure';
import { withdrawArchiveRequest } from './withdrawArchiveRequest';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let seller: Account;
let administrator: RequestContext;
let vendor: RequestContext;
let other: RequestContext;

beforeAll(async () => {
  const contextOf = (account: Account) =>
    makeContext({ database: test.database, clock: { now: () => now }, viewer: viewerOf(account) });
  seller = await makeAccount(test.database, { role: 'VENDOR' });
  vendor = contextOf(seller);
  other = contextOf(await makeAccount(test.database, { role: 'VENDOR' }));
  administrator = contextOf(await makeAccount(test.database));
});

const own = (values: Partial<Brochure> = {}): Promise<Brochure> =>
  makeBrochure(test.database, { vendorId: seller.vendorId, status: 'PUBLISHED', title: 'Whale watching', ...values });
const stored = (id: number) => test.database.getRepository(Brochure).findOneByOrFail({ id });
const requestsOf = (brochureId: number) =>
  test.database.getRepository(ArchiveRequest).find({ where: { brochureId }, order: { id: 'ASC' } });
const ask = (id: number, reason: string | null = 'We move.') => requestArchiving(vendor, { id, reason });
const mailsTo = async (recipient: string, about: number) =>
  (await test.database.getRepository(OutgoingMail).find({ where: { recipient }, order: { id: 'ASC' } })).filter(
    ({ text }) => text.includes(`(number ${about})`),
  );
const queue = async () =>
  (await listPendingReviews(administrator, { kind: 'ARCHIVE_REQUEST' })).edges.map(({ item }) => item);

it('leaves the ad unchanged until a decision, and is among the pending reviews', async () => {
  const { id } = await own();
  await expect(ask(id, '  We move. \0 ')).resolves.toMatchObject({ status: 'PUBLISHED' });
  expect(await requestsOf(id)).toMatchObject([{ state: 'WAITING', reason: 'We move.', requestedAt: now }]);
  const waiting = (await queue()).find(({ brochure }) => brochure.id === id);
  expect(waiting).toMatchObject({ kind: 'ARCHIVE_REQUEST', waitingSince: now, isSentBack: false });
});

it('creates one request, even when asked again while it waits', async () => {
  const { id } = await own();
  await Promise.all([ask(id), ask(id), ask(id, 'Again.')]);
  expect(await requestsOf(id)).toHaveLength(1);
});

it('archives the ad, tells the vendor, and logs both actors', async () => {
  const { id } = await own();
  await ask(id);
  const decided = await decideArchiveRequest(administrator, { id, decision: 'ARCHIVE', answer: null });
  expect(decided).toMatchObject({ status: 'ARCHIVED', archiveReason: 'MANUAL', archivedAt: now });
  const [request] = await requestsOf(id);
  expect(request).toMatchObject({ state: 'ARCHIVED', decidedByAccountId: administrator.viewer?.accountId });
  expect(await mailsTo(seller.email, id)).toMatchObject([{ subject: 'Archived: your ad “Whale watching”' }]);
  const lines = await test.database
    .getRepository(AuditLogEntry)
    .find({ where: { entityType: 'ArchiveRequest', entityId: request?.id ?? 0 }, order: { id: 'ASC' } });
  expect(lines.map(({ action, actorAccountId }) => [action, actorAccountId])).toEqual([
    ['requestArchiving', seller.id],
    ['decideArchiveRequest', administrator.viewer?.accountId],
  ]);
  expect((await queue()).map(({ brochure }) => brochure.id)).not.toContain(id);
});

it('declines with a reason by mail; the vendor may ask again', async () => {
  const { id } = await own();
  await ask(id);
  const decline = (answer: string | null) => decideArchiveRequest(administrator, { id, decision: 'DECLINE', answer });
  await expect(decline(' ')).rejects.toMatchObject({ errors: [{ field: 'answer', code: 'REQUIRED' }] });
  await expect(decline('Coupons are out until June.')).resolves.toMatchObject({ status: 'PUBLISHED' });
  const [mail] = await mailsTo(seller.email, id);
  expect(mail?.subject).toBe('Your ad “Whale watching” stays');
  expect(mail?.text).toContain('Coupons are out until June.');
  await expect(decline('Again.')).rejects.toMatchObject({ code: 'CONFLICT' });
  await ask(id);
  expect((await requestsOf(id)).map(({ state }) => state)).toEqual(['DECLINED', 'WAITING']);
});

it('can be withdrawn by the vendor, once; then there is nothing to decide', async () => {
  const { id } = await own();
  await ask(id);
  await withdrawArchiveRequest(vendor, { id });
  await expect(withdrawArchiveRequest(vendor, { id })).resolves.toMatchObject({ status: 'PUBLISHED' });
  expect(await requestsOf(id)).toMatchObject([{ state: 'WITHDRAWN', decidedAt: now }]);
  const late = decideArchiveRequest(administrator, { id, decision: 'ARCHIVE', answer: null });
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await stored(id)).toMatchObject({ status: 'PUBLISHED' });
});

it('is settled by any archiving of the ad, and does not return with the ad', async () => {
  const { id } = await own();
  await ask(id);
  await archiveBrochure(administrator, { id });
  expect(await requestsOf(id)).toMatchObject([{ state: 'ARCHIVED', decidedAt: now }]);
  await unarchiveBrochure(administrator, { id });
  expect((await queue()).map(({ brochure }) => brochure.id)).not.toContain(id);
});

it('sends the same mail once when the ad is archived without a decision, and none without a request', async () => {
  const [asked, unasked] = [await own(), await own()];
  await ask(asked.id);
  const jobs = rememberJobs();
  const nodes = [asked, unasked].map(({ id }) => toGlobalId('Brochure', id));
  await forEachBrochure({ ...administrator, jobs }, nodes, archiveBrochure);
  const told = { name: brochureArchivedJob.name };
  const archivedAt = now.toISOString();
  expect(jobs.enqueued).toEqual([
    { ...told, payload: { brochureId: asked.id, archivedAt } },
    { ...told, payload: { brochureId: unasked.id, archivedAt } },
  ]);
  for (const brochureId of [asked.id, unasked.id, asked.id]) {
    await notifyArchivedBrochure(administrator, { brochureId, archivedAt });
  }
  expect(await mailsTo(seller.email, asked.id)).toMatchObject([{ subject: 'Archived: your ad “Whale watching”' }]);
  expect(await mailsTo(seller.email, unasked.id)).toEqual([]);
  // archived again later without a request; the earlier mail is deleted
  await test.database.getRepository(OutgoingMail).delete({ recipient: seller.email });
  const again = new Date('2026-12-20T10:00:00Z').toISOString();
  await notifyArchivedBrochure(administrator, { brochureId: asked.id, archivedAt: again });
  expect(await mailsTo(seller.email, asked.id)).toEqual([]);
});

it('lets only one of two administrators decide', async () => {
  const { id } = await own();
  await ask(id);
  const outcomes = await Promise.allSettled([
    decideArchiveRequest(administrator, { id, decision: 'ARCHIVE', answer: null }),
    decideArchiveRequest(administrator, { id, decision: 'DECLINE', answer: 'It stays.' }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await mailsTo(seller.email, id)).toHaveLength(1);
});

it('comes before a change of the same ad, which still waits after it is declined', async () => {
  const ad = await own();
  await updateBrochure(vendor, { id: ad.id, version: ad.version, input: { title: 'Dolphins' } });
  await ask(ad.id);
  const kindOf = async () =>
    (await listPendingReviews(administrator, { first: 100 })).edges.find(({ item }) => item.brochure.id === ad.id)?.item
      .kind;
  expect(await kindOf()).toBe('ARCHIVE_REQUEST');
  await decideArchiveRequest(administrator, { id: ad.id, decision: 'DECLINE', answer: 'It stays.' });
  expect(await kindOf()).toBe('CHANGE');
});

it("allows only the ad's vendor, and only ads that are not archived", async () => {
  const { id } = await own();
  await expect(requestArchiving(other, { id, reason: null })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(withdrawArchiveRequest(other, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const anonymous = makeContext({ database: test.database });
  await expect(requestArchiving(anonymous, { id, reason: null })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const decide = decideArchiveRequest(vendor, { id, decision: 'ARCHIVE', answer: null });
  await expect(decide).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const gone = await own({ status: 'ARCHIVED', archiveReason: 'MANUAL', archivedAt: now });
  await expect(ask(gone.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  const ownerless = await own({ vendorId: null });
  await expect(ask(ownerless.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await requestsOf(id)).toEqual([]);
});
