import type { RequestContext } from '../../../platform/context/RequestContext';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { toGlobalId } from '../../../shared/globalId';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { rememberJobs } from '../../../test/rememberJobs';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../../accounts/Account';
import type { Brochure } from '../../brochures/Brochure';
import { forEachBrochure } from '../../brochures/bulk/forEachBrochure';
import { archiveBrochure } from '../../brochures/statuses/archiveBrochure';
import { brochurePublishedJob } from '../../brochures/statuses/brochurePublishedJob';
import { publishBrochure } from '../../brochures/statuses/publishBrochure';
import { brochureSubmittedJob } from '../../brochures/submissions/brochureSubmittedJob';
import { laterSubmissionsJob } from '../../brochures/submissions/laterSubmissionsJob';
import { mailLaterSubmissions } from '../../brochures/submissions/mailLaterSubmissions';
import { sourceOf, type SubmissionSource } from '../../brochures/submissions/submissionTopic';
import { submitBrochure } from '../../brochures/submissions/submitBrochure';
import { withdrawSubmission } from '../../brochures/submissions/withdrawSubmission';
import { updateBrochure } from '../../brochures/writing/updateBrochure';
import { reviewBrochure } from '../reviewBrochure';
import { notifySubmittedBrochure } from '../submissions/notifySubmittedBrochure';
import { notifyPublishedBrochure } from './notifyPublishedBrochure';

const test = useTestDatabase();
const publishedAt = '2026-11-20T10:00:00.000Z';
let moment = new Date(publishedAt);
let administrator: RequestContext;
let seller: Account;
let vendor: RequestContext;

beforeEach(async () => {
  moment = new Date(publishedAt);
  const common = { database: test.database, clock: { now: () => moment } };
  administrator = makeContext({ ...common, viewer: viewerOf(await makeAccount(test.database)) });
  seller = await makeAccount(test.database, { role: 'VENDOR' });
  vendor = makeContext({ ...common, viewer: viewerOf(seller) });
});

const own = async (values: Partial<Brochure> = {}): Promise<Brochure> => {
  const brochure = await makeBrochure(test.database, { vendorId: seller.vendorId, title: 'Whale watching', ...values });
  await makeAsset(test.database, { brochureId: brochure.id });
  return brochure;
};
const mailsAbout = async ({ id }: Brochure) => {
  const mails = await test.database.getRepository(OutgoingMail).find({ order: { id: 'ASC' } });
  return mails
    .filter(({ text }) => text.includes(`(number ${id})`))
    .map(({ recipient, subject }) => [recipient, subject]);
};
const site = () => administrator.mailSender.contactEmail;

describe('a published ad', () => {
  const notify = (brochure: Brochure, at = publishedAt) =>
    notifyPublishedBrochure(administrator, { brochureId: brochure.id, publishedAt: at });

  it.each<[string, (context: RequestContext, id: number) => Promise<unknown>]>([
    ['approved in a review', (context, id) => reviewBrochure(context, { id, decision: 'APPROVE', comment: null })],
    ['published', (context, id) => publishBrochure(context, { id })],
    ['one of many', (context, id) => forEachBrochure(context, [toGlobalId('Brochure', id)], publishBrochure)],
  ])('%s, asks for its mail in the same transaction', async (_what, publish) => {
    const jobs = rememberJobs();
    const { id } = await own();
    await publish({ ...administrator, jobs }, id);
    const { name } = brochurePublishedJob;
    expect(jobs.enqueued.filter((job) => job.name === name)).toEqual([
      { name, payload: { brochureId: id, publishedAt } },
    ]);
  });

  it('asks for none when it cannot be published, or is published already', async () => {
    const jobs = rememberJobs();
    const [poor, live] = [await own({ description: null }), await own({ status: 'PUBLISHED' })];
    const asked = [poor, live].map(({ id }) => publishBrochure({ ...administrator, jobs }, { id }));
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(jobs.enqueued).toEqual([]);
  });

  it('is mailed once to the working logins of its company', async () => {
    const { vendorId } = seller;
    const colleague = await makeAccount(test.database, { role: 'VENDOR', vendorId });
    await makeAccount(test.database, { role: 'VENDOR', vendorId, suspendedAt: moment });
    await makeAccount(test.database, { role: 'VENDOR', vendorId, suspendedAt: moment, terminatedAt: moment });
    const ad = await own({ contactEmail: 'shop@tide.example' });
    await publishBrochure(administrator, { id: ad.id });
    for (const _time of [1, 2]) await notify(ad);
    const subject = 'Your ad is online: Whale watching';
    expect((await mailsAbout(ad)).toSorted()).toEqual(
      [seller, colleague].map(({ email }) => [email, subject]).toSorted(),
    );
  });

  it('is mailed with its first day while it is to come', async () => {
    const ad = await own({ validFrom: '2026-12-01', validTo: '2026-12-24' });
    await publishBrochure(administrator, { id: ad.id });
    await notify(ad);
    expect(await mailsAbout(ad)).toEqual([[seller.email, 'Your ad is approved: Whale watching']]);
    const { text } = await test.database.getRepository(OutgoingMail).findOneByOrFail({ recipient: seller.email });
    expect(text).toMatch(/Visitors see it from .*2026/);
  });

  it('is not mailed to a contact without a login, nor when it has left the public', async () => {
    const [imported, gone] = [await own({ vendorId: null, contactEmail: 'shop@tide.example' }), await own()];
    for (const { id } of [imported, gone]) await publishBrochure(administrator, { id });
    await archiveBrochure(administrator, { id: gone.id });
    for (const ad of [imported, gone]) await notify(ad);
    await notify(await own());
    expect([...(await mailsAbout(imported)), ...(await mailsAbout(gone))]).toEqual([]);
  });
});

describe('a change of a published ad', () => {
  const change = (ad: Brochure, title: string) =>
    updateBrochure(vendor, { id: ad.id, version: undefined, input: { title } });

  it('is mailed to the site when it is sent, and to the vendor when it is approved', async () => {
    const ad = await own({ status: 'PUBLISHED' });
    await change(ad, 'Whales and dolphins');
    await change(ad, 'Dolphins and whales');
    const sent = [site(), 'A change waits for review: Whale watching'];
    expect(await mailsAbout(ad)).toEqual([sent]);
    await reviewBrochure(administrator, { id: ad.id, decision: 'APPROVE', comment: null });
    const approved = [seller.email, 'Your change is online: Dolphins and whales'];
    expect(await mailsAbout(ad)).toEqual([sent, approved]);
    // approved again: nothing waits
    await reviewBrochure(administrator, { id: ad.id, decision: 'APPROVE', comment: null });
    expect(await mailsAbout(ad)).toEqual([sent, approved]);
  });

  it('is confirmed to the logins of the company once, unless it was taken back', async () => {
    const jobs = rememberJobs();
    const ad = await own({ status: 'PUBLISHED' });
    const to = (title: string) =>
      updateBrochure({ ...vendor, jobs }, { id: ad.id, version: undefined, input: { title } });
    for (const title of ['Whales and dolphins', 'Dolphins and whales']) await to(title);
    const asked = jobs.enqueued.filter(({ name }) => name === brochureSubmittedJob.name);
    expect(asked).toHaveLength(1);
    const tell = () =>
      notifySubmittedBrochure(vendor, asked[0]?.payload as Parameters<typeof notifySubmittedBrochure>[1]);
    for (const _time of [1, 2]) await tell();
    const receipts = async () => (await mailsAbout(ad)).filter(([recipient]) => recipient === seller.email);
    expect(await receipts()).toEqual([[seller.email, 'We have your change: Whale watching']]);
    const other = await own({ status: 'PUBLISHED', title: 'Boat trip' });
    for (const title of ['Ferry trip', 'Boat trip']) {
      await updateBrochure({ ...vendor, jobs }, { id: other.id, version: undefined, input: { title } });
    }
    const late = jobs.enqueued.at(-1)?.payload as Parameters<typeof notifySubmittedBrochure>[1];
    expect(late).toMatchObject({ brochureId: other.id, isChange: true });
    await notifySubmittedBrochure(vendor, late);
    expect((await mailsAbout(other)).filter(([recipient]) => recipient === seller.email)).toEqual([]);
  });

  it('is mailed to the site at most once an hour', async () => {
    const ad = await own({ status: 'PUBLISHED' });
    for (const title of ['Whales', 'Whale watching', 'Dolphins', 'Whale watching']) await change(ad, title);
    expect(await mailsAbout(ad)).toHaveLength(1);
    moment = new Date(moment.getTime() + 60 * 60_000);
    await change(ad, 'Whales');
    expect(await mailsAbout(ad)).toHaveLength(2);
  });

  it('is not mailed to the site when the ad itself waits', async () => {
    const ad = await own();
    await change(ad, 'Dolphins');
    expect(await mailsAbout(ad)).toEqual([]);
  });
});

describe('a new ad', () => {
  const draft = { submittedAt: null };
  const pass = (minutes: number) => {
    moment = new Date(moment.getTime() + minutes * 60_000);
  };
  /** the ads that each mail to the site names */
  const toSite = async () => {
    const mails = await test.database.getRepository(OutgoingMail).find({ order: { id: 'ASC' } });
    const own = mails.filter(({ eventKey }) => eventKey.startsWith(`submitted:vendor:${seller.vendorId}:`));
    return own.map(({ text }) => [...text.matchAll(/\(number (\d+)\)/g)].map(([, id]) => Number(id)));
  };
  const submitted = async (brochure: Brochure) => {
    const sent = await submitBrochure(vendor, { id: brochure.id });
    await notifySubmittedBrochure(vendor, {
      brochureId: brochure.id,
      submittedAt: sent.submittedAt?.toISOString() ?? '',
    });
    return sent;
  };

  it('is mailed to the site and confirmed to the vendor when it is sent, once', async () => {
    const ad = await own({ submittedAt: null });
    for (const _time of [1, 2]) await submitted(ad);
    expect(await mailsAbout(ad)).toEqual([
      [site(), 'An ad waits for review: Whale watching'],
      [seller.email, 'We have your ad: Whale watching'],
    ]);
  });

  it('is mailed to the site together with all that its company sends within an hour', async () => {
    const jobs = rememberJobs();
    vendor = { ...vendor, jobs };
    const [first, second, third, back] = [await own(draft), await own(draft), await own(draft), await own(draft)];
    const live = await own({ status: 'PUBLISHED' });
    for (const ad of [first, second, third, back]) {
      await submitted(ad);
      pass(5);
    }
    await withdrawSubmission(vendor, { id: back.id });
    await updateBrochure(vendor, { id: live.id, version: undefined, input: { title: 'Dolphins' } });
    expect(await toSite()).toEqual([[first.id]]);

    const later = jobs.enqueued.filter(({ name }) => name === laterSubmissionsJob.name);
    expect(later).toHaveLength(4);
    // too early: nothing is mailed, and the later jobs still come
    await mailLaterSubmissions(administrator, sourceOf(second));
    expect(await toSite()).toHaveLength(1);
    pass(61);
    for (const { payload } of later) await mailLaterSubmissions(administrator, payload as SubmissionSource);
    expect(await toSite()).toEqual([[first.id], [second.id, third.id, live.id]]);
  });

  it('that was taken back and sent again within the hour is mailed to the site again', async () => {
    const ad = await own(draft);
    await submitted(ad);
    pass(10);
    await withdrawSubmission(vendor, { id: ad.id });
    await submitted(ad);
    expect(await toSite()).toEqual([[ad.id]]);
    pass(61);
    for (const _time of [1, 2]) await mailLaterSubmissions(administrator, sourceOf(ad));
    expect(await toSite()).toEqual([[ad.id], [ad.id]]);
  });

  it('is mailed to the site with the next submission if that comes before the job', async () => {
    const ads = [await own(draft), await own(draft), await own(draft)];
    for (const ad of ads) {
      await submitted(ad);
      pass(30);
    }
    const [first, second, third] = ads.map(({ id }) => id);
    expect(await toSite()).toEqual([[first], [third, second]]);
  });

  it('is not confirmed after it was taken back', async () => {
    const ad = await own({ submittedAt: null });
    const { submittedAt } = await submitBrochure(vendor, { id: ad.id });
    await withdrawSubmission(vendor, { id: ad.id });
    await notifySubmittedBrochure(vendor, { brochureId: ad.id, submittedAt: submittedAt?.toISOString() ?? '' });
    expect((await mailsAbout(ad)).map(([to]) => to)).toEqual([site()]);
  });
});
