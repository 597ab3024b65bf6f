import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { askGraphql } from '../../test/askGraphql';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeEnquiry } from '../../test/factories/makeEnquiry';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestServer } from '../../test/useTestServer';
import { Enquiry } from './Enquiry';
import { handleEnquiry } from './handleEnquiry';
import { listEnquiries } from './listEnquiries';
import { sendEnquiry } from './sendEnquiry';

const server = useTestServer({
  rateLimits: {
    reads: 1000,
    writes: 1000,
    logins: 1000,
    purchases: 1000,
    enquiries: 3,
    files: 100_000,
    megabytes: 100_000,
  },
});
const database = () => server.dependencies.database;
const visitor = () => makeContext({ database: database() });
const text = { name: 'Kim Tran', email: 'Kim@People.example ', message: 'The shop opens at nine.' };
const contact = { kind: 'CONTACT', brochureId: null, ...text } as const;

beforeEach(async () => {
  await database().query('DELETE FROM enquiries');
  await database().query('DELETE FROM outgoing_mails');
});

const stored = () =>
  database()
    .getRepository(Enquiry)
    .find({ order: { id: 'ASC' } });
const mails = () =>
  database()
    .getRepository(OutgoingMail)
    .find({ order: { id: 'ASC' } });

describe('sending', () => {
  it('stores the request, tells the site, and confirms it to the sender', async () => {
    const ad = await makeBrochure(database(), { status: 'PUBLISHED', title: 'Blue Wren Café' });
    await sendEnquiry(visitor(), { ...contact, kind: 'CLAIM', brochureId: ad.id });
    expect(await stored()).toMatchObject([
      {
        ...{ kind: 'CLAIM', brochureId: ad.id, state: 'OPEN', handledAt: null },
        ...{ name: 'Kim Tran', email: 'kim@people.example', message: 'The shop opens at nine.' },
      },
    ]);
    const [notice, receipt, ...others] = await mails();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      recipient: 'hello@offers.example',
      subject: 'Claim of an ad: Blue Wren Café',
      headers: { 'Reply-To': 'kim@people.example' },
    });
    expect(notice?.text).toContain('The shop opens at nine.');
    expect(notice?.text).toContain('https://offers.example/admin/enquiries');
    expect(receipt).toMatchObject({ recipient: 'kim@people.example' });
    expect(receipt?.text).toContain(`https://offers.example/details/${ad.id}`);
  });

  it('repeats nothing that the sender typed to an address that may be somebody else’s', async () => {
    await sendEnquiry(visitor(), { ...contact, name: 'Win at spam.example', message: 'Visit spam.example now' });
    const [, receipt] = await mails();
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(/spam|Win/);
  });

  it('writes the audit log without personal data', async () => {
    await sendEnquiry(visitor(), contact);
    const [enquiry] = await stored();
    const entry = await database()
      .getRepository(AuditLogEntry)
      .findOneByOrFail({ action: 'sendEnquiry', entityId: enquiry?.id ?? 0 });
    expect(entry.after).toEqual({ kind: 'CONTACT', brochureId: null });
  });

  it('answers a filled honeypot as any other, and does nothing', async () => {
    await expect(sendEnquiry(visitor(), { ...contact, website: 'https://spam.example' })).resolves.toBeUndefined();
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it('stores a double click once', async () => {
    await Promise.all([sendEnquiry(visitor(), contact), sendEnquiry(visitor(), contact)]);
    await sendEnquiry(visitor(), contact);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    await sendEnquiry(visitor(), { ...contact, message: 'Something else.' });
    expect(await stored()).toHaveLength(2);
  });

  it('confirms at most three requests of an address within an hour', async () => {
    for (let number = 1; number <= 5; number += 1) {
      await sendEnquiry(visitor(), { ...contact, message: `Message ${number}` });
    }
    expect(await stored()).toHaveLength(5);
    const recipients = (await mails()).map(({ recipient }) => recipient);
    expect(recipients.filter((one) => one === 'kim@people.example')).toHaveLength(3);
    expect(recipients.filter((one) => one === 'hello@offers.example')).toHaveLength(5);
  });

  it.each(['PENDING_REVIEW', 'ARCHIVED'] as const)('refuses an ad that is %s', async (status) => {
    const { id: brochureId } = await makeBrochure(database(), { status });
    const sending = sendEnquiry(visitor(), { ...contact, kind: 'PROBLEM', brochureId });
    await expect(sending).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await stored()).toEqual([]);
  });

  it('refuses a claim of no ad, and a message about one', async () => {
    const { id } = await makeBrochure(database(), { status: 'PUBLISHED' });
    const wrong = { code: 'VALIDATION_FAILED', errors: [{ field: 'brochureId' }] };
    await expect(sendEnquiry(visitor(), { ...contact, kind: 'CLAIM' })).rejects.toMatchObject(wrong);
    await expect(sendEnquiry(visitor(), { ...contact, brochureId: id })).rejects.toMatchObject(wrong);
  });

  it('names every wrong field at once', async () => {
    const nothing = { name: ' \u202e\u200b', email: 'kim', message: '\n\t' };
    await expect(sendEnquiry(visitor(), { ...contact, ...nothing })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'name' }, { field: 'email' }, { field: 'message' }],
    });
  });
});

describe('hostile input', () => {
  it.each([
    ['a message of 10,000 characters', { message: 'x'.repeat(10_000) }, 'message'],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 'name'],
    ['a line break in the address', { email: 'kim@people.example\r\nBcc: all@people.example' }, 'email'],
    ['two addresses', { email: 'kim@people.example,all@people.example' }, 'email'],
    ['an address with a name', { email: 'Kim <kim@people.example>' }, 'email'],
  ])('%s is refused', async (_what, change, field) => {
    const sending = sendEnquiry(visitor(), { ...contact, ...change });
    await expect(sending).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it('a name with line breaks and reversed letters is one plain line, and markup stays text', async () => {
    const name = 'Kim\r\nBcc: all@people.example \u202eevil';
    await sendEnquiry(visitor(), { ...contact, name, message: '<script>alert(1)</script>\u202e' });
    expect(await stored()).toMatchObject([
      { name: 'Kim Bcc: all@people.example evil', message: '<script>alert(1)</script>' },
    ]);
    const [notice] = await mails();
    expect(notice?.html).not.toContain('<script>');
    expect(notice?.html).toContain('&#60;script&#62;');
    expect(JSON.stringify([notice?.subject, notice?.headers])).not.toMatch(/[\r\n]|Bcc|\\[rn]/);
  });

  it('a title of an ad adds no header', async () => {
    const ad = await makeBrochure(database(), { status: 'PUBLISHED', title: 'Tea\r\nBcc: all@people.example' });
    await sendEnquiry(visitor(), { ...contact, kind: 'PROBLEM', brochureId: ad.id });
    const [notice] = await mails();
    expect(notice?.subject).toBe('Problem with an ad: Tea Bcc: all@people.example');
  });
});

describe('handling', () => {
  const administrator = async () => {
    const account = await makeAccount(database());
    return makeContext({ database: database(), viewer: viewerOf(account) });
  };

  it('marks as done with a note, and opens again', async () => {
    const context = await administrator();
    const { id } = await makeEnquiry(database());
    await handleEnquiry(context, { id, state: 'DONE', note: ' Corrected.\u202e ' });
    const [done] = await stored();
    expect(done).toMatchObject({ state: 'DONE', note: 'Corrected.', handledByAccountId: context.viewer?.accountId });
    expect(done?.handledAt).not.toBeNull();
    const again = handleEnquiry(context, { id, state: 'DONE', note: null });
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' });
    await handleEnquiry(context, { id, state: 'OPEN', note: null });
    expect(await stored()).toMatchObject([{ state: 'OPEN', note: null, handledAt: null, handledByAccountId: null }]);
    const entries = await database().getRepository(AuditLogEntry).findBy({ action: 'handleEnquiry', entityId: id });
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{ state: 'OPEN' }, { state: 'DONE' }],
      [{ state: 'DONE' }, { state: 'OPEN' }],
    ]);
    expect(await mails()).toEqual([]);
  });

  it('lists newest first, by state and kind', async () => {
    const context = await administrator();
    const first = await makeEnquiry(database());
    const second = await makeEnquiry(database(), { kind: 'ADVERTISE' });
    await makeEnquiry(database(), { state: 'DECLINED', handledAt: new Date() });
    const open = await listEnquiries(context, { state: 'OPEN' });
    expect(open.edges.map(({ item }) => item.id)).toEqual([second.id, first.id]);
    const wishes = await listEnquiries(context, { kind: 'ADVERTISE' });
    expect(wishes.edges.map(({ item }) => item.id)).toEqual([second.id]);
  });

  it('is for administrators', async () => {
    const { id } = await makeEnquiry(database());
    const vendor = viewerOf(await makeAccount(database(), { role: 'VENDOR' }));
    for (const [viewer, code] of [
      [null, 'UNAUTHENTICATED'],
      [vendor, 'FORBIDDEN'],
    ] as const) {
      const context = makeContext({ database: database(), viewer });
      const handling = handleEnquiry(context, { id, state: 'DONE', note: null });
      await expect(handling).rejects.toMatchObject({ code });
      expect(() => listEnquiries(context, {})).toThrow(expect.objectContaining({ code }) as Error);
    }
  });

  it('shows the ad and the handler', async () => {
    const as = await makeAccount(database());
    const ad = await makeBrochure(database(), { status: 'PUBLISHED', title: 'Blue Wren Café' });
    const handled = { state: 'DONE', handledAt: new Date(), handledByAccountId: as.id } as const;
    await makeEnquiry(database(), { kind: 'CLAIM', brochureId: ad.id, ...handled });
    const query = '{ enquiries { totalCount edges { node { brochure { displayTitle } handledBy { email } } } } }';
    expect((await askGraphql(server, { query, as })).data).toEqual({
      enquiries: {
        totalCount: 1,
        edges: [{ node: { brochure: { displayTitle: 'Blue Wren Café' }, handledBy: { email: as.email } } }],
      },
    });
  });
});

it('counts enquiries against their own budget', async () => {
  const query = 'mutation ($input: SendEnquiryInput!) { sendEnquiry(input: $input) { ok } }';
  const codes: unknown[] = [];
  for (let number = 1; number <= 4; number += 1) {
    const variables = { input: { kind: 'CONTACT', ...text, message: `Message ${number}` } };
    const { errors } = await askGraphql(server, { query, variables });
    codes.push(errors[0]?.extensions['code'] ?? 'sent');
  }
  expect(codes).toEqual(['sent', 'sent', 'sent', 'TOO_MANY_REQUESTS']);
});
