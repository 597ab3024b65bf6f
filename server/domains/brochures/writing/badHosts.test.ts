import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../Brochure';
import { copyBrochure } from './copyBrochure';
import { createBrochure } from './createBrochure';
import { restoreBrochureVersion } from './restoreBrochureVersion';
import { updateBrochure } from './updateBrochure';

const test = useTestDatabase();
const refused = { code: 'VALIDATION_FAILED', errors: [{ field: 'wwwUrl', code: 'BAD_HOST' }] };

async function vendor(badHost?: string) {
  const account = await makeAccount(test.database, { role: 'VENDOR' });
  const { outward } = makeContext({ database: test.database });
  const badHosts = new Set(badHost === undefined ? [] : [badHost]);
  const context = makeContext({
    ...{ database: test.database, viewer: viewerOf(account) },
    outward: { ...outward, badHosts },
  });
  return { context, vendorId: account.vendorId };
}

it('no new ad leads to a bad host', async () => {
  const { context } = await vendor('bad.example');
  const { code: category } = await makeCategory(test.database);
  const ad = (wwwUrl: string) =>
    createBrochure(context, { type: 'LP_AD', input: { title: 'Two for one', category, wwwUrl } });
  await expect(ad('https://shop.bad.example/')).rejects.toMatchObject(refused);
  await expect(ad('https://good.example/')).resolves.toMatchObject({ wwwUrl: 'https://good.example/' });
});

it('no change leads to one, neither at once nor as a change that waits; what was there may stay', async () => {
  const { context, vendorId } = await vendor('bad.example');
  const old = { vendorId, wwwUrl: 'https://bad.example/' };
  for (const status of ['PENDING_REVIEW', 'PUBLISHED'] as const) {
    const { id } = await makeBrochure(test.database, {
      ...old,
      status,
      ...(status === 'PUBLISHED' && { publishedAt: new Date() }),
    });
    const change = (input: object) => updateBrochure(context, { id, version: undefined, input });
    await expect(change({ wwwUrl: 'https://other.bad.example/' })).rejects.toMatchObject(refused);
    await expect(change({ title: 'Three for two' })).resolves.toBeDefined();
    expect((await test.database.getRepository(Brochure).findOneByOrFail({ id })).wwwUrl).toBe(old.wwwUrl);
  }
});

describe('a link in a description', () => {
  const inText = (href: string) => `<p>Book <a href="${href}">here</a>.</p>`;
  const refusedText = { code: 'VALIDATION_FAILED', errors: [{ field: 'description', code: 'BAD_HOST' }] };

  it.each(['https://bad.example/x', 'HTTPS://Shop.BAD.example', 'https:bad.example', 'https://b&#97;d.example/'])(
    'does not lead to a bad host: %s',
    async (href) => {
      const { context } = await vendor('bad.example');
      const { code: category } = await makeCategory(test.database);
      const input = { title: 'Two for one', category, description: inText(href) };
      await expect(createBrochure(context, { type: 'LP_AD', input })).rejects.toMatchObject(refusedText);
    },
  );

  it('may stay if it was there, while the words around it change', async () => {
    const { context, vendorId } = await vendor('bad.example');
    const description = inText('https://bad.example/');
    for (const published of [{}, { status: 'PUBLISHED' as const, publishedAt: new Date() }]) {
      const { id } = await makeBrochure(test.database, { vendorId, description, ...published });
      const change = (text: string) =>
        updateBrochure(context, { id, version: undefined, input: { description: text } });
      await expect(change(`${description}<p>More.</p>`)).resolves.toBeDefined();
      await expect(change(`${description}${inText('https://bad.example/other')}`)).rejects.toMatchObject(refusedText);
    }
  });

  it('is no link as plain text', async () => {
    const { context } = await vendor('bad.example');
    const { code: category } = await makeCategory(test.database);
    const input = { title: 'Two for one', category, description: 'Never go to https://bad.example/' };
    await expect(createBrochure(context, { type: 'LP_AD', input })).resolves.toBeDefined();
  });
});

describe('what is written again', () => {
  const administratorOf = async (badHost: string) => {
    const { context } = await vendor(badHost);
    return { ...context, viewer: viewerOf(await makeAccount(test.database, { role: 'ADMINISTRATOR' })) };
  };

  it('an earlier version brings no link back', async () => {
    const { id } = await makeBrochure(test.database, { wwwUrl: 'https://bad.example/' });
    const administrator = await administratorOf('bad.example');
    await updateBrochure(administrator, { id, version: undefined, input: { wwwUrl: 'https://good.example/' } });
    const line = await test.database
      .getRepository(AuditLogEntry)
      .findOneByOrFail({ entityType: 'Brochure', entityId: id });
    const restored = restoreBrochureVersion(administrator, { id, entryId: Number(line.id) });
    await expect(restored).rejects.toMatchObject(refused);
  });

  it('a copy takes none along', async () => {
    const { context, vendorId } = await vendor('bad.example');
    const { id } = await makeBrochure(test.database, { vendorId, wwwUrl: 'https://bad.example/' });
    await expect(copyBrochure(context, { id })).rejects.toMatchObject(refused);
  });
});

it('nothing is refused without a list', async () => {
  const { context } = await vendor();
  const { code: category } = await makeCategory(test.database);
  const input = { title: 'Two for one', category, wwwUrl: 'https://bad.example/' };
  await expect(createBrochure(context, { type: 'LP_AD', input })).resolves.toBeDefined();
});
