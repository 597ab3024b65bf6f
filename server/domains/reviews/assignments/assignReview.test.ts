import type { RequestContext } from '../../../platform/context/RequestContext';
import { toGlobalId } from '../../../shared/globalId';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { rememberJobs } from '../../../test/rememberJobs';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../../accounts/Account';
import type { Brochure } from '../../brochures/Brochure';
import { listPendingReviews, type ListPendingReviewsInput } from '../pending-reviews/listPendingReviews';
import { reviewBrochure } from '../reviewBrochure';
import { setOptionalMails, SetOptionalMailsInput } from '../../outgoing-mails/setOptionalMails';
import { assignReview, listReviewers } from './assignReview';
import { mailAssignments } from './mailAssignments';

// docs/rules/statuses-and-reviews.md#reviews
const test = useTestDatabase();
let reviewer: Account;
let colleague: Account;
let ad: Brochure;

beforeEach(async () => {
  reviewer = await makeAccount(test.database, { staffRole: 'REVIEWER' });
  colleague = await makeAccount(test.database, { staffRole: 'EDITOR' });
  ad = await makeBrochure(test.database, { title: 'Waits' });
});

const as = (account: Account): RequestContext => makeContext({ database: test.database, viewer: viewerOf(account) });
const assign = (account: Account | null) => assignReview(as(reviewer), { id: ad.id, accountId: account?.id ?? null });
const found = async (input: ListPendingReviewsInput) => {
  const { edges } = await listPendingReviews(as(reviewer), input);
  return edges.filter(({ item }) => item.brochure.id === ad.id).map(({ item }) => item.assigneeId);
};
const looksAt = ({ id }: Account) => ({ assigneeId: toGlobalId('Account', id) });

it('shows who looks at an ad, and finds it for them', async () => {
  expect(await found({ isAssigned: false })).toEqual([null]);
  await assign(colleague);
  expect(await found(looksAt(colleague))).toEqual([colleague.id]);
  expect(await found(looksAt(reviewer))).toEqual([]);
  expect(await found({ isAssigned: false })).toEqual([]);
  await assign(null);
  expect(await found({ isAssigned: true })).toEqual([]);
});

it('ends with the decision, whoever decides', async () => {
  await assign(colleague);
  await reviewBrochure(as(reviewer), { id: ad.id, decision: 'REQUEST_CHANGES', comment: 'Say more.' });
  expect(await found({})).toEqual([null]);
});

it('is for logins that may decide', async () => {
  const reader = await makeAccount(test.database, { staffRole: 'READER' });
  const suspended = await makeAccount(test.database, { suspendedAt: new Date() });
  for (const account of [reader, suspended]) await expect(assign(account)).rejects.toMatchObject({ code: 'CONFLICT' });
  const names = (await listReviewers(as(reviewer))).map(({ id }) => id);
  expect(names).toEqual(expect.arrayContaining([reviewer.id, colleague.id]));
  expect(names).not.toEqual(expect.arrayContaining([reader.id]));
  expect(names).not.toContain(suspended.id);
});

describe('the mail about it', () => {
  const jobs = rememberJobs();
  const now = new Date('2026-11-20T10:00:00Z');
  const dependencies = () => {
    const { identitySecret, publicUrl } = as(reviewer);
    return { database: test.database, clock: { now: () => now }, jobs, publicUrl, identitySecret };
  };
  const give = (id: number, account: Account) => assignReview({ ...as(reviewer), jobs }, { id, accountId: account.id });
  const told = async ({ email }: Account) =>
    (await test.database.getRepository(OutgoingMail).findBy({ recipient: email })).map(({ subject, text }) => ({
      subject,
      text,
    }));

  it('is one for a batch, with a link, and is not sent again', async () => {
    const second = await makeBrochure(test.database, { title: 'Waits too' });
    await give(ad.id, colleague);
    await give(second.id, colleague);
    const asked = jobs.enqueued.filter(({ name }) => name === 'mail-assignments');
    expect(asked.at(-1)?.payload).toEqual({ accountId: colleague.id });
    await mailAssignments(dependencies(), { accountId: colleague.id });
    await mailAssignments(dependencies(), { accountId: colleague.id });
    const [mail, ...more] = await told(colleague);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 reviews are yours');
    expect(mail?.text).toContain(`Waits (number ${ad.id})`);
    expect(mail?.text).toContain('/admin/reviews');
  });

  it('names what still waits only', async () => {
    await give(ad.id, colleague);
    await assign(null);
    await mailAssignments(dependencies(), { accountId: colleague.id });
    expect(await told(colleague)).toEqual([]);
  });

  it('is not sent for what one takes oneself, nor to who has turned it off', async () => {
    await give(ad.id, reviewer);
    await mailAssignments(dependencies(), { accountId: reviewer.id });
    expect(await told(reviewer)).toEqual([]);
    await setOptionalMails(as(colleague), Object.assign(new SetOptionalMailsInput(), { isWanted: false }));
    await give(ad.id, colleague);
    await mailAssignments(dependencies(), { accountId: colleague.id });
    expect(await told(colleague)).toEqual([]);
  });
});
