import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { createMailTransport } from '../../platform/mailer/delivery/createMailTransport';
import { getMailSender } from '../../platform/mailer/getMailSender';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { toGlobalId } from '../../shared/globalId';
import { askGraphql } from '../../test/askGraphql';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { startMailServer, type MailServer } from '../../test/programs/startMailServer';
import { useRestContract } from '../../test/contracts/useRestContract';
import { StatisticEvent } from '../statistics/StatisticEvent';
import type { StatisticEventCode } from '../statistics/StatisticEventCode';

const contract = useRestContract();
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => {
  const { dependencies } = contract.server;
  dependencies.config.demo = true;
  const mail = {
    smtpUrl: server.url,
    from: 'Local Offers <hello@offers.example>',
    bouncesTo: null,
    idempotencyHeader: null,
  };
  dependencies.mailTransport = createMailTransport(
    mail,
    getMailSender(dependencies.config),
    dependencies.config.identitySecret,
  );
});
afterAll(() => server.stop());

const send = (ad: string | number, as: 'anonymous' | 'vendor' | 'administrator' = 'administrator') =>
  contract.call('PATCH', `/rest/brochure/administrator/${ad}/sendActivityReport`, as);
const mailsTo = (address: string) => server.received.filter(({ to }) => to.includes(address));
const detailOf = (answer: Awaited<ReturnType<typeof send>>): string => answer.json<{ detail: string }>().detail;

const happen = async (brochureId: number, daysAgo: number, eventCode: StatisticEventCode, times: number) => {
  const { database, clock } = contract.server.dependencies;
  const eventDateTime = new Date(clock.now().getTime() - daysAgo * 86_400_000);
  const events = Array.from({ length: times }, () => ({ brochureId, eventDateTime, eventCode, counted: true }));
  await database.getRepository(StatisticEvent).insert(events);
};

describe('sendActivityReport', () => {
  it("compares 30 days with the 30 before, in text and a chart, for the vendor's logins", async () => {
    const { landing, seller, administrator } = contract.world;
    await happen(landing.id, 0, 'DETAIL_PAGE_VIEW', 4);
    await happen(landing.id, 29, 'DETAIL_PAGE_VIEW', 2);
    await happen(landing.id, 30, 'DETAIL_PAGE_VIEW', 3);
    await happen(landing.id, 61, 'DETAIL_PAGE_VIEW', 9);
    await happen(landing.id, 1, 'PHONE_CLICK', 1);
    const answer = await send('{landing}');
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: landing.id, recipients: 1 }]);

    const [{ mail }] = mailsTo(seller.email) as [ReturnType<typeof mailsTo>[number]];
    expect(mail.subject).toBe('Your ad “Breakfast by the river”: 30 days in figures');
    expect(mail.text).toMatch(/^Page views +6 +3 +\+100%$/m);
    expect(mail.text).toMatch(/^Clicks on a telephone number +1 +0 *$/m);
    expect(mail.text).not.toContain('Coupons');
    expect(mail.text).toMatch(/^\d\d\/\d\d\/\d{4} +4 +3$/m);
    const pictures = mail.attachments.filter(({ mimeType }) => mimeType === 'image/png');
    expect(pictures.map(({ contentId }) => contentId)).toEqual(['<views>', '<kinds>']);
    for (const cid of ['views', 'kinds']) expect(mail.html).toMatch(new RegExp(`<img src="cid:${cid}" alt="[^"]+"`));
    expect(mail.html).toContain('<caption');
    expect(mail.html).toContain(`/details/${landing.id}"`);

    const { database } = contract.server.dependencies;
    await expect(database.getRepository(OutgoingMail).findBy({ recipient: seller.email })).resolves.toEqual([
      expect.objectContaining({ state: 'SENT' }),
    ]);
    await expect(database.getRepository(AuditLogEntry).findBy({ action: 'sendActivityReport' })).resolves.toEqual([
      expect.objectContaining({
        actorAccountId: administrator.id,
        entityId: landing.id,
        after: expect.objectContaining({ recipients: 1 }) as unknown,
      }),
    ]);
  });

  it('goes to the contact address if no login works, also for an archived ad', async () => {
    const { database } = contract.server.dependencies;
    const suspended = await makeAccount(database, { role: 'VENDOR', suspendedAt: new Date() });
    const { vendorId } = suspended;
    const contactEmail = 'shop@reef.example';
    const ad = await makeBrochure(database, {
      status: 'ARCHIVED',
      title: null,
      companyName: 'Reef',
      vendorId,
      contactEmail,
    });
    expect((await send(ad.id)).statusCode).toBe(200);
    expect(mailsTo(suspended.email)).toEqual([]);
    expect(mailsTo(contactEmail)[0]?.mail.subject).toBe('Your ad “Reef”: 30 days in figures');
  });

  it('skips a recipient who has used the unsubscribe link of the mail', async () => {
    const contactEmail = 'enough@reef.example';
    const ad = await makeBrochure(contract.server.dependencies.database, { contactEmail });
    expect((await send(ad.id)).statusCode).toBe(200);
    const [received] = mailsTo(contactEmail);
    const link = /http\S+(\/unsubscribe\?token=\w+)/.exec(received?.mail.text ?? '')?.[1] ?? '';
    expect(received?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    );
    expect((await contract.server.app.inject({ method: 'POST', url: link })).statusCode).toBe(200);
    const again = await send(ad.id);
    expect([again.statusCode, detailOf(again)]).toEqual([409, expect.stringContaining('unsubscribed')]);
    expect(mailsTo(contactEmail)).toHaveLength(1);
  });

  it('reports that the mail server refuses the mail', async () => {
    const { database } = contract.server.dependencies;
    const ad = await makeBrochure(database, { contactEmail: 'later@reef.example' });
    server.refusals.push({ code: 451, message: 'come back later' });
    const later = await send(ad.id);
    expect([later.statusCode, detailOf(later)]).toEqual([409, expect.stringContaining('tried again')]);
    server.refusals.push({ code: 550, message: 'no such mailbox' });
    const refused = await send(ad.id);
    expect([refused.statusCode, detailOf(refused)]).toEqual([409, expect.stringContaining('refuses')]);
    contract.server.dependencies.mailTransport = null;
    contract.server.dependencies.config.demo = false;
    const without = await send(ad.id);
    expect([without.statusCode, detailOf(without)]).toEqual([409, expect.stringContaining('SMTP_URL')]);
    const mails = await database.getRepository(OutgoingMail).findBy({ recipient: 'later@reef.example' });
    expect(mails.map(({ state }) => state).sort()).toEqual(['FAILED', 'QUEUED']);
  });

  it('queues the mail in the demo, which has no mail server', async () => {
    const { dependencies } = contract.server;
    dependencies.mailTransport = null;
    const ad = await makeBrochure(dependencies.database, { contactEmail: 'demo@reef.example' });
    const answer = await send(ad.id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: ad.id, recipients: 1 }]);
    const mails = await dependencies.database.getRepository(OutgoingMail).findBy({ recipient: 'demo@reef.example' });
    expect(mails.map(({ state }) => state)).toEqual(['HELD']);
  });

  it.each([true, false])('returns 404 for a missing ad, also without a mail server; demo: %s', async (demo) => {
    const { dependencies } = contract.server;
    dependencies.mailTransport = null;
    dependencies.config.demo = demo;
    expect((await send(2_000_000_000)).statusCode).toBe(404);
  });

  it.each<[string, string, 'anonymous' | 'vendor' | 'administrator', number]>([
    ['without a token', '{landing}', 'anonymous', 401],
    ["by the ad's own vendor", '{landing}', 'vendor', 403],
    ['of an ad that is not there', '2000000000', 'administrator', 404],
    ['of a deleted ad', '{deleted}', 'administrator', 404],
    ['of an id that is no number', 'x', 'administrator', 400],
    ['to nobody', '{coupon}', 'administrator', 409],
  ])('is refused %s', async (_what, ad, as, status) => {
    expect((await send(ad, as)).statusCode).toBe(status);
  });

  it('shows administrators the exact mail before they send it', async () => {
    const { landing, seller, administrator } = contract.world;
    const query =
      'query ($id: ID!) { activityReportPreview(id: $id) { recipients subject text html brochure { databaseId } } }';
    const variables = { id: toGlobalId('Brochure', landing.id) };
    const { data, errors } = await askGraphql(contract.server, { as: administrator, query, variables });
    expect(errors).toEqual([]);
    const { activityReportPreview: preview } = data as {
      activityReportPreview: { recipients: string[]; subject: string; text: string; html: string; brochure: object };
    };
    expect([preview.recipients, preview.brochure]).toEqual([[seller.email], { databaseId: landing.id }]);
    const earlier = mailsTo(seller.email).length;
    expect((await send(landing.id)).statusCode).toBe(200);
    const [{ mail }] = mailsTo(seller.email).slice(earlier) as [ReturnType<typeof mailsTo>[number]];
    const withoutToken = (text = ''): string => text.replaceAll(/\?token=\w+/g, '').trim();
    expect(preview.subject).toBe(mail.subject);
    expect(preview.text.trim()).toBe(withoutToken(mail.text));
    expect(preview.html).not.toContain('cid:');
    expect(preview.html.match(/src="data:image\/png;base64,/g)).toHaveLength(2);
    expect(preview.html).not.toMatch(/token=/);
    const asked = await askGraphql(contract.server, { as: seller, query, variables });
    expect(asked.errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('works over GraphQL too', async () => {
    const { landing, administrator } = contract.world;
    const { data, errors } = await askGraphql(contract.server, {
      as: administrator,
      query: 'mutation ($id: ID!) { sendActivityReport(input: { id: $id }) { recipients brochure { databaseId } } }',
      variables: { id: toGlobalId('Brochure', landing.id) },
    });
    expect(errors).toEqual([]);
    expect(data).toEqual({ sendActivityReport: { recipients: 1, brochure: { databaseId: landing.id } } });
  });
});
