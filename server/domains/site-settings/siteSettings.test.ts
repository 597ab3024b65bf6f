import { builtBrand, applySiteValues, noSiteValues } from '../../shared/brand/siteValues';
import { brand } from '../../shared/brand/brand';
import { getMailSender } from '../../platform/mailer/getMailSender';
import { mailClosing } from '../../platform/mailer/composing/mailClosing';
import { mailStyle } from '../../platform/mailer/composing/mailStyle';
import { plainPage } from '../../app/http/errors/plainPage';
import type { RequestContext } from '../../platform/context/RequestContext';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import { followSiteSettings } from './followSiteSettings';
import { readSiteSettings } from './readSiteSettings';
import { sendTestMail } from './sendTestMail';
import { updateSiteSettings } from './updateSiteSettings';
import { eventually } from '../../test/eventually';

const test = useTestDatabase();
let administrator: RequestContext;

beforeAll(async () => {
  administrator = makeContext({ database: test.database, viewer: viewerOf(await makeAccount(test.database)) });
});
afterEach(async () => {
  applySiteValues(0, noSiteValues);
  await test.database.query('TRUNCATE site_settings, site_settings_versions, audit_log_entries');
});

const wish = { version: 0, name: 'Noosa Deals', contactEmail: 'hi@noosa.example', socialLinks: ['facebook.com/noosa'] };
const light = { ...builtBrand.light, primary: '#004488' };

it('lays settings over pages and mails of this process, with a line in the audit log', async () => {
  const saved = await updateSiteSettings(administrator, { ...wish, light });
  expect(saved).toMatchObject({ version: 1, name: 'Noosa Deals', socialLinks: ['https://facebook.com/noosa'] });
  expect([brand.name, brand.light.primary, brand.light.accent]).toEqual([
    'Noosa Deals',
    '#004488',
    builtBrand.light.accent,
  ]);
  expect(mailClosing()).toContain('Noosa Deals');
  expect(mailStyle.button).toContain('background: #004488');
  expect(plainPage('Gone', '')).toContain('Gone – Noosa Deals');
  const config = { http: { publicUrl: 'https://a.example' }, mail: { from: 'a@a.example' }, contactEmail: null };
  expect(getMailSender(config as Parameters<typeof getMailSender>[0]).contactEmail).toBe('hi@noosa.example');
  const [line] = await test.database.query<object[]>('SELECT action, before, after FROM audit_log_entries');
  expect(line).toMatchObject({
    action: 'updateSiteSettings',
    before: { name: null },
    after: { name: 'Noosa Deals', 'light.primary': '#004488' },
  });
});

it('changes nothing if somebody was faster, or nothing differs', async () => {
  await updateSiteSettings(administrator, wish);
  await expect(updateSiteSettings(administrator, { ...wish, name: 'Late' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await updateSiteSettings(administrator, { ...wish, version: 1 })).toMatchObject({ version: 1 });
});

it('refuses every problem at once, also colours that cannot be read', async () => {
  const given = {
    ...wish,
    name: 'a <b>',
    contactEmail: 'nobody',
    description: 'x'.repeat(161),
    light: { ...builtBrand.light, onPrimary: '#00706a' },
  };
  await expect(updateSiteSettings(administrator, given)).rejects.toMatchObject({
    errors: [
      { field: 'description' },
      { field: 'name' },
      { field: 'contactEmail' },
      { field: 'light.onPrimary', code: 'CONTRAST' },
    ],
  });
});

it('is followed by a process that did not make the change, and back', async () => {
  const following = await followSiteSettings(test.database, () => undefined);
  const isNamed = (name: string) => eventually(() => expect(brand.name).toBe(name));
  await updateSiteSettings(administrator, wish);
  // as the other process is
  applySiteValues(0, noSiteValues);
  await isNamed('Noosa Deals');
  await test.database.query('DELETE FROM site_settings');
  await isNamed(builtBrand.name);
  await following.stop();
});

it('is closed to vendors', async () => {
  const vendor = makeContext({
    database: test.database,
    viewer: viewerOf(await makeAccount(test.database, { role: 'VENDOR' })),
  });
  await expect(readSiteSettings(vendor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(updateSiteSettings(vendor, wish)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(sendTestMail(vendor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
