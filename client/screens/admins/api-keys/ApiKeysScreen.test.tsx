import { screen, waitFor, within } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import { sessionStore } from '../../../features/session/sessionStore';
import ApiKeysScreen from './ApiKeysScreen';

const email = 'admin@localoffers.example';
const key = {
  ...{ did: 'k1', name: 'Website of the council', kind: 'PARTNER', prefix: 'lok_AbCdEfGh', scopes: ['brochures:read'] },
  ...{ allowedOrigins: ['https://www.council.example'], requestsPerMinute: 60, ownerEmail: email, canRotate: true },
  ...{ expiresAt: '2100-12-20T01:00:00.000Z', lastUsedAt: null, previousPrefix: null, previousEndsAt: null },
  revokedAt: null,
};
const revoked = { ...key, did: 'k2', name: 'Old mirror', revokedAt: '2026-11-01T01:00:00.000Z' };
const vendors = { ...key, did: 'k3', name: 'Till', kind: 'ACCOUNT', ownerEmail: 'kim@wren.example', canRotate: false };
const scopes = [
  { name: 'brochures:read', description: 'Read ads.' },
  { name: 'coupons:redeem', description: 'Redeem coupons.' },
];

const element = (
  <UnstyledAntd>
    <LastActionsProvider>
      <ApiKeysScreen />
    </LastActionsProvider>
  </UnstyledAntd>
);

function open(answers: MockResolvers) {
  const user = { did: 'abc', email, name: 'Alex', vendor: null };
  sessionStore.begin({ accessToken: 'token', role: 'ADMINISTRATOR', user });
  return renderScreen({
    routes: [{ path: '/admin/api-keys', element }],
    at: '/admin/api-keys',
    answers: { apiKeys: () => [key, revoked, vendors], apiKeyScopes: () => scopes, ...answers },
  });
}

it('lists keys with their scopes, limits and ends; an ended one has no buttons', async () => {
  await open({});
  const list = within(await screen.findByRole('list', { name: 'All keys' }));
  const row = (name: string) => list.getByText(name, { selector: 'strong' }).closest('li')!;
  expect(row('Website of the council')).toHaveTextContent(/lok_AbCdEfGh….*for a partner, by admin@/);
  expect(row('Website of the council')).toHaveTextContent(/never used · ends 20\/12\/2100.*60 reads a minute/);
  expect(row('Website of the council')).toHaveTextContent('Pages: https://www.council.example');
  expect(row('Old mirror')).toHaveTextContent(/revoked 01\/11\/2026/);
  expect(within(row('Old mirror')).queryByRole('button')).toBeNull();
  const buttons = within(row('Till')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Revoke Till']);
});

it('says that there is none, and that they could not be loaded', async () => {
  const apiKeys = jest
    .fn<unknown, []>(() => [])
    .mockImplementationOnce(() => {
      throw new Error('broken');
    });
  const { user } = await open({ apiKeys });
  expect(await screen.findByText('The keys could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText('There is no key yet.')).toBeVisible();
});

it('makes a key, shows it once, and copies it', async () => {
  const secret = 'lok_0123456789ABCDEFGHIJKLMNOPQRSTUV_a21dccc4';
  const createApiKey = jest.fn(() => ({ secret, apiKey: { did: 'k9', name: 'Sunday page' } }));
  const { user } = await open({ createApiKey });
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New API key' }));
  await user.click(dialog.getByRole('button', { name: 'Make the key' }));
  expect(await dialog.findByText('Say what the key is for.')).toBeVisible();
  expect(await dialog.findByText('Choose what the key may do.')).toBeVisible();
  await user.type(dialog.getByLabelText('What is it for?'), 'Sunday page');
  await user.click(await dialog.findByRole('checkbox', { name: /^coupons:redeem/ }));
  await user.click(dialog.getByRole('checkbox', { name: /^brochures:read/ }));
  await user.selectOptions(dialog.getByLabelText('How long does it last?'), 'A year');
  await user.type(dialog.getByLabelText(/^Web pages/), 'https://a.example{Enter}https://b.example');
  await user.type(dialog.getByLabelText('Your password'), 'kettle banksia marble');
  await user.click(dialog.getByRole('button', { name: 'Make the key' }));
  const shown = within(await screen.findByRole('dialog', { name: 'The key “Sunday page”' }));
  expect(shown.getByText(secret)).toBeVisible();
  const input = {
    ...{ name: 'Sunday page', kind: 'ACCOUNT', scopes: ['brochures:read', 'coupons:redeem'], expiresInDays: 366 },
    allowedOrigins: ['https://a.example', 'https://b.example'],
    ...{ requestsPerMinute: null, password: 'kettle banksia marble' },
  };
  expect(createApiKey).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
  await user.click(shown.getByRole('button', { name: 'Copy the key' }));
  expect(await shown.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(shown.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
});

it('shows a wrong password, and a wrong origin, at their fields', async () => {
  const errors = [{ field: 'allowedOrigins.0', code: 'ORIGIN', message: 'An origin looks like https://a.example.' }];
  const { user } = await open({
    createApiKey: () => {
      throw refusal('VALIDATION_FAILED', 'An origin looks so.', { errors });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New API key' }));
  await user.type(dialog.getByLabelText('What is it for?'), 'Page');
  await user.click(await dialog.findByRole('checkbox', { name: /^brochures:read/ }));
  await user.type(dialog.getByLabelText(/^Web pages/), 'a.example');
  await user.type(dialog.getByLabelText('Your password'), 'x');
  await user.click(dialog.getByRole('button', { name: 'Make the key' }));
  expect(await dialog.findByText('An origin looks like https://a.example.')).toBeVisible();
});

it('rotates a key with an overlap', async () => {
  const rotateApiKey = jest.fn(() => ({ secret: 'lok_new', apiKey: { did: 'k1' } }));
  const { user } = await open({ rotateApiKey });
  await user.click(await screen.findByRole('button', { name: 'Rotate Website of the council' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rotate “Website of the council”?' }));
  await user.selectOptions(dialog.getByLabelText(/still count/), 'A week more');
  await user.type(dialog.getByLabelText('Your password'), 'kettle banksia marble');
  await user.click(dialog.getByRole('button', { name: 'Rotate the key' }));
  expect(await screen.findByText('lok_new')).toBeVisible();
  const input = { did: 'k1', overlapHours: 168, password: 'kettle banksia marble' };
  expect(rotateApiKey).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
});

it('revokes a key after one question', async () => {
  const revokeApiKey = jest.fn(() => ({ apiKey: { did: 'k3' } }));
  const { user } = await open({ revokeApiKey });
  await user.click(await screen.findByRole('button', { name: 'Revoke Till' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke “Till”?' }));
  expect(revokeApiKey).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Revoke the key' }));
  expect(await screen.findByText('“Till” is revoked. Programs cannot use it any more.')).toBeVisible();
  expect(revokeApiKey).toHaveBeenCalledWith({ input: { did: 'k3' } }, expect.anything(), expect.anything());
});
