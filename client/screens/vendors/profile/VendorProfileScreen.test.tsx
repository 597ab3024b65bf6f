import { screen, waitFor, within } from '@testing-library/react';
import type { Session } from '../../../features/session/Session';
import { sessionStore } from '../../../features/session/sessionStore';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { pageOf } from '../../../test/pageOf';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import VendorProfileScreen from './VendorProfileScreen';

const routes = [
  {
    path: '/vendor/profile',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <VendorProfileScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
];

const vendor = {
  ...{ id: 'v4', databaseId: 4, companyName: 'Wren & Co', contactName: 'Robin', contactEmail: 'robin@wren.example' },
  ...{ phoneNo: '07 5447 2211', abn: null, postalAddress: null },
};
const account = { id: 'a1', did: 'abc', email: 'robin@wren.example', name: 'Robin', vendor };
const session: Session = {
  accessToken: 'old',
  role: 'VENDOR',
  user: { did: 'abc', email: 'robin@wren.example', name: 'Robin', vendor: { databaseId: 4, companyName: 'Wren & Co' } },
};
const by = (whom: 'a colleague' | 'an administrator') => ({
  state: 'SUSPENDED',
  suspendedByCompany: whom === 'a colleague',
});
const invitation = {
  ...{ id: 'i1', email: 'new@wren.example', state: 'VALID', sentAt: '2026-11-19T01:00:00.000Z' },
  expiresAt: '2026-12-03T01:00:00.000Z',
  vendorRole: 'EDITOR',
};
const logins = [
  {
    ...account,
    vendorRole: 'OWNER',
    state: 'ACTIVE',
    suspendedByCompany: false,
    lastLoginAt: '2026-11-20T00:00:00.000Z',
  },
  {
    ...{ id: 'a2', email: 'kim@wren.example', name: null, vendorRole: 'EDITOR', lastLoginAt: null },
    ...by('a colleague'),
  },
  {
    ...{ id: 'a3', email: 'lee@wren.example', name: null, vendorRole: 'EDITOR', lastLoginAt: null },
    ...by('an administrator'),
  },
  {
    id: 'a4',
    email: 'sam@wren.example',
    name: 'Sam',
    vendorRole: 'TILL',
    state: 'ACTIVE',
    suspendedByCompany: false,
    lastLoginAt: null,
  },
];

const sessions = [
  { did: 'here', device: 'Firefox on Linux', isCurrent: true },
  { did: 'phone', device: 'Chrome on Android', isCurrent: false },
].map((session) => ({ ...session, createdAt: '2026-11-19T01:00:00.000Z', renewedAt: '2026-11-20T01:00:00.000Z' }));

async function open(answers: MockResolvers, as = session) {
  sessionStore.begin(as);
  const viewer = () => ({ role: 'VENDOR', wantsOptionalMails: true, account, vendor, sessions });
  const accounts = () => ({ edges: logins.map((node) => ({ node, cursor: 'c' })) });
  return renderScreen({
    routes,
    at: '/vendor/profile',
    answers: {
      viewer,
      accounts,
      vendorInvitations: () => pageOf([invitation]),
      apiKeys: () => [],
      webhooks: () => [],
      ...answers,
    },
  });
}

it('turns reports and reminders off', async () => {
  const setOptionalMails = jest.fn(() => ({ viewer: { wantsOptionalMails: false } }));
  const { user } = await open({ setOptionalMails });
  const wanted = await screen.findByRole('switch', { name: 'Reports and reminders by mail' });
  expect(wanted).toBeChecked();
  await user.click(wanted);
  expect(await screen.findByText('No more of these mails come to you.')).toBeVisible();
  expect(wanted).not.toBeChecked();
  expect(setOptionalMails).toHaveBeenCalledWith({ input: { isWanted: false } }, expect.anything(), expect.anything());
});

it('saves the company’s profile', async () => {
  const updateVendor = jest.fn(() => ({ vendor }));
  const { user } = await open({ updateVendor });
  await user.click(await screen.findByLabelText(/^Postal address/));
  await user.paste('1 River Street\nNoosa QLD 4567');
  await user.click(screen.getByRole('button', { name: 'Save the profile' }));
  expect(await screen.findByText('Your company’s profile is saved.')).toBeVisible();
  const input = {
    ...{ id: 'v4', companyName: 'Wren & Co', contactName: 'Robin', contactEmail: 'robin@wren.example' },
    ...{ phoneNo: '07 5447 2211', abn: '', postalAddress: '1 River Street\nNoosa QLD 4567' },
  };
  expect(updateVendor).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
});

it('shows the server’s refusal at each field', async () => {
  const message = 'Enter a telephone number that works in Australia, for example (07) 7010 1234.';
  const updateVendor = () => {
    throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'phoneNo', code: 'INVALID', message }] });
  };
  const { user } = await open({ updateVendor });
  await user.click(await screen.findByRole('button', { name: 'Save the profile' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Phone/)));
});

it('continues with the new token after a change of the password', async () => {
  const changePassword = jest.fn(() => ({ accessToken: 'new', expiresIn: 900, viewer: { role: 'VENDOR', account } }));
  const { user } = await open({ changePassword });
  await user.click(await screen.findByLabelText('Present password'));
  await user.paste('kettle banksia marble');
  await user.click(screen.getByLabelText('New password'));
  await user.paste('quiet violet umbrella');
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  await waitFor(() => expect(sessionStore.get().session?.accessToken).toBe('new'));
  expect(changePassword).toHaveBeenCalledWith(
    { input: { currentPassword: 'kettle banksia marble', newPassword: 'quiet violet umbrella' } },
    expect.anything(),
    expect.anything(),
  );
});

it('lists where its person is signed in, and ends one session', async () => {
  const endSession = jest.fn(() => ({ did: 'phone' }));
  const { user } = await open({ endSession });
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Sign out Firefox/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Sign out Chrome on Android, signed in 19\/11\/2026/ }));
  expect(await screen.findByText('Chrome on Android is signed out.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sessions' })).toHaveFocus());
  expect(endSession).toHaveBeenCalledWith({ input: { did: 'phone' } }, expect.anything(), expect.anything());
});

it('ends all sessions, including this one', async () => {
  const logoutEverywhere = jest.fn(() => ({ ok: true }));
  const { user } = await open({ logoutEverywhere });
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(sessionStore.get()).toEqual({ session: null, end: 'SIGNED_OUT' }));
  expect(logoutEverywhere).toHaveBeenCalledTimes(1);
});

describe('the logins of the company', () => {
  it('are listed with their states and actions', async () => {
    await open({});
    const list = within(await screen.findByRole('list', { name: 'Logins of your company' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Robin (you)robin@wren.example · Owner · active · last here 20/11/2026',
      'kim@wren.exampleEditor · suspended by a colleague · never signed inReinstate kim@wren.example',
      'lee@wren.exampleEditor · suspended by us · never signed in',
      'Samsam@wren.example · Till only · active · never signed inOwnerEditorTill onlySuspend sam@wren.example',
    ]);
  });

  it('suspend each other after one confirmation, with the reason', async () => {
    const suspendAccount = jest.fn(() => ({ account: { id: 'a4', state: 'SUSPENDED' } }));
    const { user } = await open({ suspendAccount });
    await user.click(await screen.findByRole('button', { name: 'Suspend sam@wren.example' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend sam@wren.example?' }));
    expect(suspendAccount).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox'), 'Left us');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('sam@wren.example is suspended, and told so by mail.')).toBeVisible();
    const input = { id: 'a4', reason: 'Left us' };
    expect(suspendAccount).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
  });

  it('reinstate each other', async () => {
    const reinstateAccount = jest.fn(() => ({ account: { id: 'a2', state: 'ACTIVE' } }));
    const { user } = await open({ reinstateAccount });
    await user.click(await screen.findByRole('button', { name: 'Reinstate kim@wren.example' }));
    expect(await screen.findByText('kim@wren.example can sign in again.')).toBeVisible();
  });

  it('invite others; a refusal appears at the field and keeps the input', async () => {
    const message = 'This address has a login of this company already.';
    const inviteColleague = jest.fn(({ input }: { input: { email: string } }) => {
      if (input.email !== 'sam@wren.example') return { invitation };
      throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'HAS_LOGIN', message }] });
    });
    const { user } = await open({ inviteColleague });
    const email = await screen.findByLabelText('Invite a colleague: email');
    await user.type(email, 'sam@wren.example{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(email).toHaveValue('sam@wren.example');
    await user.clear(email);
    await user.type(email, 'new@wren.example{Enter}');
    expect(await screen.findByText(/An invitation is on its way to new@wren.example/)).toBeVisible();
    expect(inviteColleague.mock.calls.at(-1)?.[0]).toEqual({
      input: { vendorId: 'v4', email: 'new@wren.example', vendorRole: 'EDITOR' },
    });
    await waitFor(() => expect(email).toHaveValue(''));
  });

  it('withdraw an invitation', async () => {
    const withdrawVendorInvitation = jest.fn(() => ({ deletedId: 'i1' }));
    const { user } = await open({ withdrawVendorInvitation });
    const list = within(await screen.findByRole('list', { name: 'Invited, no login yet' }));
    expect(list.getByText('Editor · sent 19/11/2026 · works until 03/12/2026')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Withdraw new@wren.example' }));
    expect(await screen.findByText(/The invitation of new@wren.example is withdrawn/)).toBeVisible();
    const input = { id: 'i1' };
    expect(withdrawVendorInvitation).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
  });
});

it('changes the role of a colleague', async () => {
  const setVendorRole = jest.fn(() => ({ account: { id: 'a4', vendorRole: 'EDITOR' } }));
  const { user } = await open({ setVendorRole });
  const role = await screen.findByRole('combobox', { name: 'Role of sam@wren.example' });
  expect(role).toHaveValue('TILL');
  await user.selectOptions(role, 'Editor');
  expect(await screen.findByText('sam@wren.example is now: Editor.')).toBeVisible();
  expect(setVendorRole).toHaveBeenCalledWith(
    { input: { id: 'a4', vendorRole: 'EDITOR' } },
    expect.anything(),
    expect.anything(),
  );
  expect(screen.queryByRole('combobox', { name: 'Role of robin@wren.example' })).toBeNull();
});

it.each(['EDITOR', 'TILL'] as const)('shows %s no people of the company', async (vendorRole) => {
  const accounts = jest.fn(() => ({ edges: [] }));
  await open({ accounts }, { ...session, user: { ...session.user, vendorRole } });
  expect(await screen.findByLabelText('Present password')).toBeVisible();
  expect(accounts).not.toHaveBeenCalled();
  expect(screen.queryByText('Logins of your company')).toBeNull();
  expect(screen.queryByText('API keys')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save the profile' }) === null).toBe(vendorRole === 'TILL');
  // a till gets no such mails, and the server refuses to change it
  expect(screen.queryByRole('switch') === null).toBe(vendorRole === 'TILL');
});

it('shows its person’s second factors, and what happened in the login', async () => {
  const laptop = { did: 'k7mq2x9rt4wz', name: 'Laptop', createdAt: '2026-11-19T01:00:00.000Z', lastUsedAt: null };
  const secondFactor = { authenticatorSince: null, recoveryCodesLeft: 9, dueAt: null, passkeys: [laptop] };
  const event = { id: 'e1', happenedAt: '2026-11-20T01:00:00.000Z', action: 'addPasskey', detail: 'Laptop' };
  const viewer = { role: 'VENDOR', wantsOptionalMails: true, account, vendor, sessions, secondFactor };
  await open({ viewer: () => ({ ...viewer, events: pageOf([event]) }) });
  const factors = within(await screen.findByRole('region', { name: 'Second factor' }));
  expect(await factors.findByText('Passkey: Laptop')).toBeVisible();
  expect(factors.getByRole('button', { name: 'Set up' })).toBeVisible();
  const events = within(screen.getByRole('region', { name: 'What happened in your account' }));
  expect(await events.findByText('Added a passkey: Laptop')).toBeVisible();
});
