import type { RequestContext } from '../../platform/context/RequestContext';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeAsset } from '../../test/factories/makeAsset';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import type { Account } from '../accounts/Account';
import { Brochure } from '../brochures/Brochure';
import { BrochureReview } from './BrochureReview';
import { findPendingRevision } from './revisions/findPendingRevision';
import { reviewBrochure } from './reviewBrochure';
import type { ReviewDecision } from './ReviewDecision';
import { updateBrochure } from '../brochures/writing/updateBrochure';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;
let seller: Account;
let vendor: RequestContext;

beforeAll(async () => {
  const common = { database: test.database, clock: { now: () => now } };
  administrator = makeContext({ ...common, viewer: viewerOf(await makeAccount(test.database)) });
  seller = await makeAccount(test.database, { role: 'VENDOR' });
  vendor = makeContext({ ...common, viewer: viewerOf(seller) });
});

const own = async (values: Partial<Brochure> = {}): Promise<Brochure> => {
  const brochure = await makeBrochure(test.database, { vendorId: seller.vendorId, ...values });
  await makeAsset(test.database, { brochureId: brochure.id });
  return brochure;
};
const withRevision = async (title = 'As it will be'): Promise<Brochure> => {
  const live = await own({ status: 'PUBLISHED', title: 'As it is' });
  await updateBrochure(vendor, { id: live.id, version: live.version, input: { title } });
  return live;
};
const review = ({ id }: Brochure, decision: ReviewDecision | null, comment: string | null = null) =>
  reviewBrochure(administrator, { id, decision, comment });
const pending = (brochure: Brochure) => findPendingRevision(makeContext({ ...administrator }), brochure);
const mailsAbout = (comment: string) =>
  test.database
    .getRepository(OutgoingMail)
    .createQueryBuilder('mail')
    .where('mail.text LIKE :like', { like: `%${comment}%` })
    .getMany();

describe('APPROVE', () => {
  it('publishes a complete ad', async () => {
    await expect(review(await own(), 'APPROVE')).resolves.toMatchObject({ status: 'PUBLISHED', publishedAt: now });
  });

  it('applies the pending change and keeps the ad live', async () => {
    const live = await withRevision();
    await expect(review(live, 'APPROVE')).resolves.toMatchObject({ status: 'PUBLISHED', title: 'As it will be' });
    expect(await pending(live)).toBeNull();
    await expect(review(live, 'APPROVE')).resolves.toMatchObject({ title: 'As it will be' });
  });

  it('applies and publishes when the ad is no longer public meanwhile', async () => {
    const live = await withRevision();
    await test.database.getRepository(Brochure).update({ id: live.id }, { status: 'PENDING_REVIEW' });
    await expect(review(live, 'APPROVE')).resolves.toMatchObject({ status: 'PUBLISHED', title: 'As it will be' });
  });

  it('reports what is missing, and stores nothing', async () => {
    const draft = await own({ description: null });
    await expect(review(draft, 'APPROVE')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await test.database.getRepository(BrochureReview).countBy({ brochureId: draft.id })).toBe(0);
  });
});

describe('REQUEST_CHANGES', () => {
  it('gives the ad back as a draft and mails the comment to the logins of the vendor', async () => {
    const draft = await own();
    const back = { status: 'PENDING_REVIEW', submittedAt: null, version: draft.version + 1 };
    await expect(review(draft, 'REQUEST_CHANGES', 'A brighter picture, please.')).resolves.toMatchObject(back);
    expect(await mailsAbout('A brighter picture')).toEqual([
      expect.objectContaining({ recipient: seller.email, subject: `Please change your ad “${draft.title ?? ''}”` }),
    ]);
  });

  it('sends back a change, which the vendor continues', async () => {
    const live = await withRevision();
    await review(live, 'REQUEST_CHANGES', 'Too loud.');
    expect(await pending(live)).toMatchObject({ state: 'CHANGES_REQUESTED', comment: 'Too loud.' });
    await updateBrochure(vendor, { id: live.id, version: live.version, input: { highlights: 'Quieter' } });
    const again = await pending(live);
    expect(again).toMatchObject({ state: 'WAITING', comment: null });
    expect(again?.changes.map(({ field }) => field).toSorted()).toEqual(['highlights', 'title']);
  });

  it("mails to the ad's address when it has no vendor with a login", async () => {
    const draft = await own({ vendorId: null, contactEmail: 'shop@tide.example' });
    // nobody could send a draft, so the ad waits on
    await expect(review(draft, 'REQUEST_CHANGES', 'No login here.')).resolves.toEqual(draft);
    expect(await mailsAbout('No login here')).toEqual([expect.objectContaining({ recipient: 'shop@tide.example' })]);
  });

  it('refuses a live ad without a change', async () => {
    const live = await own({ status: 'PUBLISHED' });
    await expect(review(live, 'REQUEST_CHANGES', 'Hm.')).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('REJECT', () => {
  it('archives with the reason', async () => {
    const rejected = await review(await own(), 'REJECT', 'Not allowed here.');
    expect(rejected).toMatchObject({ status: 'ARCHIVED', archiveReason: 'REJECTED', archivedAt: now });
    expect(await mailsAbout('Not allowed here')).toHaveLength(1);
  });

  it('drops a change and leaves the live ad', async () => {
    const live = await withRevision();
    await expect(review(live, 'REJECT', 'No.')).resolves.toMatchObject({ status: 'PUBLISHED', title: 'As it is' });
    expect(await pending(live)).toBeNull();
  });
});

describe('reviewBrochure', () => {
  it('stores who looked and when, even without a decision', async () => {
    const draft = await own();
    await expect(review(draft, null)).resolves.toEqual(draft);
    expect(await test.database.getRepository(BrochureReview).findBy({ brochureId: draft.id })).toEqual([
      expect.objectContaining({
        decision: null,
        reviewedAt: now,
        reviewerAccountId: administrator.viewer?.accountId,
      }),
    ]);
  });

  it.each(['REQUEST_CHANGES', 'REJECT'] as const)('%s needs a comment', async (decision) => {
    await expect(review(await own(), decision, '  ')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'comment', code: 'REQUIRED' }],
    });
  });

  it.each(['APPROVE', 'REQUEST_CHANGES', 'REJECT'] as const)('%s is refused for archived ads', async (decision) => {
    const archived = await own({ status: 'ARCHIVED' });
    await expect(review(archived, decision, 'Hm.')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it.each(['APPROVE', 'REQUEST_CHANGES', 'REJECT'] as const)('%s is refused for drafts', async (decision) => {
    const draft = await own({ submittedAt: null });
    await expect(review(draft, decision, 'Hm.')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('allows only administrators', async () => {
    const { id } = await own();
    const asked = reviewBrochure(vendor, { id, decision: 'APPROVE', comment: null });
    await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the reviewed version', () => {
  const approve = ({ id }: Brochure, seen: { version: number; submittedAt: Date | null }) =>
    reviewBrochure(administrator, { id, decision: 'APPROVE', comment: null, seen });

  it('can be decided', async () => {
    const draft = await own();
    await expect(approve(draft, { version: draft.version, submittedAt: null })).resolves.toMatchObject({
      status: 'PUBLISHED',
    });
    const live = await withRevision();
    await expect(approve(live, { version: live.version, submittedAt: now })).resolves.toMatchObject({
      title: 'As it will be',
    });
  });

  it.each<[string, (live: Brochure) => { version: number; submittedAt: Date | null }]>([
    ['the ad was another', ({ version }) => ({ version: version + 1, submittedAt: now })],
    ['the change was another', ({ version }) => ({ version, submittedAt: new Date(0) })],
    ['there was no change', ({ version }) => ({ version, submittedAt: null })],
  ])('cannot be decided: %s', async (_what, seenOf) => {
    const live = await withRevision();
    await expect(approve(live, seenOf(live))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await pending(live)).not.toBeNull();
  });
});
