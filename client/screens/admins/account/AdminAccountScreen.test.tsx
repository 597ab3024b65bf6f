import { screen, within } from '@testing-library/react';
import type { MockResolvers } from '../../../test/mockServer';
import { pageOf } from '../../../test/pageOf';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import AdminAccountScreen from './AdminAccountScreen';

const times = { createdAt: '2026-11-19T01:00:00.000Z', renewedAt: '2026-11-20T01:00:00.000Z' };
const viewer = {
  ...{ role: 'ADMINISTRATOR', wantsOptionalMails: true, account: { id: 'a1', email: 'admin@localoffers.example' } },
  sessions: [{ did: 'here', device: 'Firefox on Linux', isCurrent: true, ...times }],
};

const element = (
  <UnstyledAntd>
    <LastActionsProvider>
      <AdminAccountScreen />
    </LastActionsProvider>
  </UnstyledAntd>
);
const open = (answers: MockResolvers) =>
  renderScreen({ routes: [{ path: '/admin/account', element }], at: '/admin/account', answers });

it('shows the own password form and sessions', async () => {
  await open({ viewer: () => viewer });
  expect(await screen.findByLabelText('Present password')).toBeVisible();
  expect(screen.getByText('admin@localoffers.example')).toBeVisible();
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Reviews that are mine, by mail' })).toBeChecked();
});

it('says that it could not be loaded, and tries again', async () => {
  const answer = jest
    .fn<unknown, []>(() => viewer)
    .mockImplementationOnce(() => {
      throw new Error('broken');
    });
  const { user } = await open({ viewer: answer });
  expect(await screen.findByText('Your account could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByLabelText('Present password')).toBeVisible();
});

it('offers the accounts of a configured provider, and shows what happened in the login', async () => {
  const event = { id: 'e1', happenedAt: '2026-11-20T01:00:00.000Z', action: 'login', detail: 'Firefox on Linux' };
  await open({
    viewer: () => ({ ...viewer, connectedAccounts: [], events: pageOf([event]) }),
    signInProviders: () => [{ key: 'google', label: 'Google' }],
  });
  const accounts = within(await screen.findByRole('region', { name: 'Connected accounts' }));
  expect(accounts.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  const events = within(screen.getByRole('region', { name: 'What happened in your account' }));
  expect(await events.findByText('Signed in: Firefox on Linux')).toBeVisible();
});
