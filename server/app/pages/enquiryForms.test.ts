import { Enquiry } from '../../domains/enquiries/Enquiry';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { useTestServer } from '../../test/useTestServer';
import { findBuiltClient } from './client-build/clientFolders';

const server = useTestServer({
  rateLimits: {
    reads: 1000,
    writes: 1000,
    logins: 1000,
    purchases: 1000,
    enquiries: 2,
    files: 100_000,
    megabytes: 100_000,
  },
});

beforeAll(() => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
});

const own = { 'sec-fetch-site': 'same-origin' };
const typed = { name: 'Kim "KT" Tran', email: 'kim@people.example', message: 'The shop <b>opens</b> at nine.' };
const business = { companyName: 'Tide Cafe', abn: '51 824 753 556', phoneNo: '', acceptTerms: 'true' };
let sender = 1;

/** Each request comes from an address of its own, unless the test names one. */
async function send(url: string, values: Record<string, string>, headers: Record<string, string> = own, from?: string) {
  const answer = await server.app.inject({
    ...{ method: 'POST', url, remoteAddress: from ?? `198.51.100.${(sender += 1)}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(values).toString(),
  });
  return { status: answer.statusCode, location: answer.headers.location, html: answer.body };
}

const enquiries = () => server.dependencies.database.getRepository(Enquiry).find({ order: { id: 'ASC' } });
const publicAd = () => makeBrochure(server.dependencies.database, { status: 'PUBLISHED', title: 'Blue Wren Café' });

beforeEach(() => server.dependencies.database.query('DELETE FROM enquiries'));

it.each([
  ['/contact', 'CONTACT', 'Contact us'],
  ['/advertise', 'ADVERTISE', 'Advertise with us'],
  ['/details/{id}/enquiry/claim', 'CLAIM', 'Is this your business?'],
  ['/details/{id}/enquiry/correction', 'CORRECTION', 'Suggest a correction'],
  ['/details/{id}/enquiry/problem', 'PROBLEM', 'Report a problem'],
])('%s is a page with a form that needs no script, and leads to thanks', async (pattern, kind, title) => {
  const { id } = await publicAd();
  const path = pattern.replace('{id}', String(id));
  const page = await server.app.inject(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`action="${path}" method="post"`);
  expect(page.body).toContain(title);
  expect(page.body.includes('name="robots" content="noindex"')).toBe(path.startsWith('/details/'));
  const sent = kind === 'ADVERTISE' ? { ...typed, ...business } : typed;
  const { status, location } = await send(path, sent);
  expect([status, location]).toEqual([303, `${path}?sent=1`]);
  expect(await enquiries()).toMatchObject([{ kind, ...typed, brochureId: path.startsWith('/details/') ? id : null }]);
  const thanks = await server.app.inject(String(location));
  expect(thanks.statusCode).toBe(200);
  expect(thanks.body).toContain('Thank you, your message is sent');
  expect(thanks.body).toContain('name="robots" content="noindex"');
});

it('shows the input again with an error beside each field', async () => {
  const { status, html } = await send('/contact', { name: '', email: 'kim@', message: 'x'.repeat(10_000) });
  expect(status).toBe(422);
  for (const text of ['Enter your name.', 'Please enter a valid email address.', 'at most 2,000 characters']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('value="kim@"');
  expect(await enquiries()).toEqual([]);
});

it('escapes the input that it shows again', async () => {
  const { html } = await send('/contact', { ...typed, email: '', message: '</textarea><script>alert(1)</script>' });
  expect(html).not.toContain('<script>alert(1)');
});

it('thanks a program that fills in the hidden field, and stores nothing', async () => {
  const { status } = await send('/contact', { ...typed, website: 'https://spam.example' });
  expect(status).toBe(303);
  expect(await enquiries()).toEqual([]);
});

it('refuses a form that another site sent', async () => {
  expect((await send('/contact', typed, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send('/contact', typed, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect(await enquiries()).toEqual([]);
});

it.each(['999999', '0', 'x'])('is not there for ad %s', async (id) => {
  expect((await send(`/details/${id}/enquiry/claim`, typed)).status).toBe(404);
});

it('is not there for an unknown kind', async () => {
  const { id } = await publicAd();
  expect((await server.app.inject(`/details/${id}/enquiry/bribe`)).statusCode).toBe(404);
  expect((await send(`/details/${id}/enquiry/bribe`, typed)).status).toBe(404);
});

it('renders the page with the input when the limit is reached', async () => {
  const answers = [];
  for (const message of ['one', 'two', 'three']) {
    answers.push(await send('/contact', { ...typed, message }, own, '198.51.100.250'));
  }
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 429]);
  expect(answers[2]?.html).toContain('too many messages at once');
  expect(answers[2]?.html).toContain('value="kim@people.example"');
});

it('names each field that an advertiser lacks, and keeps what was typed and ticked', async () => {
  const { status, html } = await send('/advertise', {
    ...typed,
    companyName: '',
    abn: '51 824 753 557',
    phoneNo: '12',
  });
  expect(status).toBe(422);
  const problems = [
    'Enter the name of your business.',
    'This is not an ABN',
    'that works in Australia',
    'accept the terms',
  ];
  for (const text of problems) expect(html).toContain(text);
  expect(html).toContain('value="51 824 753 557"');
  expect(await enquiries()).toEqual([]);
  expect((await send('/advertise', { ...typed, ...business, name: '' })).html).toMatch(
    /name="acceptTerms"[^>]*checked/,
  );
});
