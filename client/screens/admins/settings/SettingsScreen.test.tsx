import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../test/mockServer';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import SettingsScreen from './SettingsScreen';

const settings = {
  ...{ version: 2, name: 'Noosa Deals', shortName: null, tagline: null, description: null, contactEmail: null },
  ...{
    socialLinks: [],
    light: null,
    dark: null,
    logo: null,
    logoDark: null,
    icon: null,
    updatedAt: '2026-11-20T01:00:00Z',
  },
  updatedBy: { id: 'u1', name: 'Rosella', email: 'r@offers.example' },
  environment: [{ name: 'SMTP_URL', label: 'Mail server', value: 'set' }],
};

const changes = [{ field: 'light.primary', before: '#00706a', after: '#004488' }];
const versions = [
  { version: 2, changedAt: '2026-11-20T01:00:00Z', changedBy: settings.updatedBy, changes },
  { version: 1, changedAt: '2026-11-19T01:00:00Z', changedBy: settings.updatedBy, changes: [] },
];

const open = (answers: object = {}) =>
  renderAdminScreen({
    ...{ path: '/admin/settings', element: <SettingsScreen /> },
    answers: { siteSettings: () => settings, siteSettingsVersions: () => versions, ...answers },
  });

it('saves the settings with their version, and shows what only the environment sets', async () => {
  const saved = jest.fn((_: { input: object }) => ({ siteSettings: { ...settings, version: 3 } }));
  const { user } = await open({ updateSiteSettings: saved });
  const name = await screen.findByLabelText('Name of the site');
  expect(name).toHaveValue('Noosa Deals');
  await user.clear(name);
  await user.type(name, 'Coast Deals');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.calls[0]?.[0].input).toMatchObject({ version: 2, name: 'Coast Deals', light: null, dark: null });
  expect(screen.getByText('SMTP_URL')).toBeVisible();
});

it('asks before unsaved settings are left, and not after they are saved', async () => {
  const { user } = await open({ updateSiteSettings: () => ({ siteSettings: { ...settings, version: 3 } }) });
  const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  const tagline = await screen.findByLabelText('Tagline');
  expect(leave()).toBe(true);
  await user.type(tagline, 'Near you');
  expect(leave()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Categories and their synonyms for the search' }));
  const asked = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(asked).getByRole('button', { name: 'Go on writing' }));
  expect(tagline).toHaveValue('Near you');
});

it('says at once which text cannot be read, and why the server refuses', async () => {
  const updateSiteSettings = () => {
    throw refusal('CONFLICT', 'Somebody has changed the settings meanwhile. Load them again.');
  };
  const { user } = await open({ updateSiteSettings });
  const [day] = await screen.findAllByLabelText('Text on the accent');
  await user.clear(day!);
  await user.type(day!, '#ffffff');
  expect(await screen.findByText(/“Text on the accent” on “Accent surface” has a contrast of 2/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText(/Somebody has changed the settings meanwhile/)).toBeVisible();
});

it.each(['SENT', 'QUEUED'])('says what the mail server answered to a test mail: %s', async (state) => {
  const outcome = `What became of a ${state} mail.`;
  const { user } = await open({ sendTestMail: () => ({ state, outcome }) });
  await user.click(await screen.findByRole('button', { name: 'Send test mail' }));
  expect(await screen.findByText(outcome)).toBeVisible();
});

it('shows what each change was, and brings back a version', async () => {
  const restore = jest.fn((_: { input: object }) => ({ siteSettings: { ...settings, version: 3 } }));
  const { user } = await open({ restoreSiteSettings: restore });
  expect(await screen.findByText('Main colour, by day')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore version 1' }));
  await waitFor(() => expect(restore).toHaveBeenCalledTimes(1));
  expect(restore.mock.calls[0]?.[0].input).toEqual({ version: 2, restored: 1 });
});

it('asks before a restored version takes the place of unsaved input', async () => {
  const restore = jest.fn((_: { input: object }) => ({ siteSettings: { ...settings, version: 3 } }));
  const { user } = await open({ restoreSiteSettings: restore });
  const tagline = await screen.findByLabelText('Tagline');
  await user.type(tagline, 'Near you');
  await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  await user.click(await screen.findByRole('button', { name: 'Go on writing' }));
  expect(restore).not.toHaveBeenCalled();
  expect(tagline).toHaveValue('Near you');
  await user.click(screen.getByRole('button', { name: 'Restore version 1' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(restore).toHaveBeenCalledTimes(1));
});

it('shows an uploaded logo before it is saved, and what of it was left out', async () => {
  const drawing = { hash: 'ab12', url: '/brand/ab12/drawing.svg', width: 300, height: 100 };
  const updateSiteSettings = jest.fn((_: { input: object }) => ({ siteSettings: { ...settings, version: 3 } }));
  const { user } = await open({
    updateSiteSettings,
    uploadSiteDrawing: () => ({ drawing, removed: ['script'] }),
  });
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await user.upload(await screen.findByLabelText('Logo: file'), file);
  expect(await screen.findByRole('img', { name: 'Logo' })).toHaveAttribute('src', drawing.url);
  expect(screen.getByText(/Left out of the SVG: script/)).toBeVisible();
  await user.upload(
    screen.getByLabelText('Icon: file'),
    new File([new Uint8Array(600_000)], 'i.png', { type: 'image/png' }),
  );
  expect(await screen.findByText('Choose a file of at most 500 kB.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(updateSiteSettings).toHaveBeenCalledTimes(1));
  expect(updateSiteSettings.mock.calls[0]?.[0].input).toMatchObject({ logo: 'ab12', logoDark: null });
});

it('shows what a file changes before it is in the form', async () => {
  const { user } = await open();
  const content = JSON.stringify({ kind: 'local-offers site settings', name: 'Coast Deals', socialLinks: [] });
  await user.upload(await screen.findByLabelText('File of settings'), new File([content], 'settings.json'));
  const dialog = within(await screen.findByRole('dialog', { name: 'What “settings.json” changes' }));
  expect(dialog.getByText('Noosa Deals')).toBeVisible();
  expect(screen.getByLabelText('Name of the site')).toHaveValue('Noosa Deals');
  await user.click(dialog.getByRole('button', { name: 'Put into the form' }));
  expect(screen.getByLabelText('Name of the site')).toHaveValue('Coast Deals');
});

it('shows the request limits, with the variables that set them', async () => {
  const environment = [
    { name: 'RATE_LIMIT_READS', label: 'Reads', value: '600 a minute for each caller' },
    { name: 'RATE_LIMIT_LOGINS', label: 'Sign-ins', value: '10 a minute for each caller' },
  ];
  await open({ siteSettings: () => ({ ...settings, environment }) });
  const section = within(await screen.findByRole('region', { name: 'Set in the environment' }));
  const shown = section.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(shown).toEqual([
    ['Reads RATE_LIMIT_READS', '600 a minute for each caller'],
    ['Sign-ins RATE_LIMIT_LOGINS', '10 a minute for each caller'],
  ]);
});
