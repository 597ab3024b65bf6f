import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import StaffScreen from './StaffScreen';

const login = (id: string, staffRole: string, state = 'ACTIVE') => ({
  ...{ id, email: `${id}@offers.example`, name: null, state, staffRole, lastLoginAt: null },
});
const invitation = {
  ...{ id: 'i', email: 'new@offers.example', state: 'VALID', staffRole: 'REVIEWER' },
  ...{ sentAt: '2026-11-20T02:00:00.000Z', expiresAt: '2026-12-04T02:00:00.000Z' },
};

const render = (answers: MockResolvers = {}) =>
  renderAdminScreen({
    ...{ path: '/admin/staff', element: <StaffScreen /> },
    answers: {
      accounts: () => pageOf([login('rosella', 'ADMINISTRATOR'), login('galah', 'READER')]),
      vendorInvitations: () => pageOf([invitation]),
      ...answers,
    },
  });

it('changes the role of a login', async () => {
  const setStaffRole = jest.fn(() => ({ account: { id: 'galah', staffRole: 'EDITOR' } }));
  await render({ setStaffRole });
  const choice = await screen.findByRole('combobox', { name: 'Role of galah@offers.example' });
  fireEvent.mouseDown(choice);
  fireEvent.click(await screen.findByTitle('Editor'));
  expect(await screen.findByText('galah@offers.example is now: Editor.')).toBeVisible();
  const input = { id: 'galah', staffRole: 'EDITOR' };
  expect(setStaffRole).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
});

it('invites, and shows a refusal at the field', async () => {
  const message = 'This address has a login of an administrator already: change its role instead.';
  const inviteStaff = jest.fn(({ input }: { input: { email: string } }) => {
    if (input.email === 'galah@offers.example')
      throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'HAS_LOGIN', message }] });
    return { invitation };
  });
  const { user } = await render({ inviteStaff });
  const email = await screen.findByRole('textbox', { name: 'Email' });
  await user.type(email, 'galah@offers.example{Enter}');
  expect(await screen.findByText(message)).toBeInTheDocument();
  await user.clear(email);
  await user.type(email, 'new@offers.example{Enter}');
  await waitFor(() => expect(email).toHaveValue(''));
  const input = { email: 'new@offers.example', staffRole: 'READER' };
  expect(inviteStaff).toHaveBeenLastCalledWith({ input }, expect.anything(), expect.anything());
});

it('lists open invitations, which can be withdrawn', async () => {
  const withdrawVendorInvitation = jest.fn(() => ({ deletedId: 'i' }));
  const { user } = await render({ withdrawVendorInvitation });
  const row = within((await screen.findByText('new@offers.example', { selector: 'strong' })).closest('li')!);
  expect(row.getByText(/^Reviewer · sent 20\/11\/2026 · works until 04\/12\/2026$/)).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Withdraw new@offers.example' }));
  await waitFor(() => expect(withdrawVendorInvitation).toHaveBeenCalledTimes(1));
});
