import { screen, waitFor } from '@testing-library/react';
import { refusal } from '../../../test/mockServer';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import SettingsScreen from './SettingsScreen';

const settings = {
  ...{ version: 2, name: 'Noosa Deals', shortName: null, tagline: null, description: null, contactEmail: null },
  ...{ socialLinks: [], light: null, dark: null, updatedAt: '2026-11-20T01:00:00Z' },
  updatedBy: { id: 'u1', name: 'Rosella', email: 'r@offers.example' },
  environment: [{ name: 'SMTP_URL', label: 'Mail server', value: 'set' }],
};

const open = (answers: object = {}) =>
  renderAdminScreen({
    ...{ path: '/admin/settings', element: <SettingsScreen /> },
    answers: { siteSettings: () => settings, ...answers },
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
