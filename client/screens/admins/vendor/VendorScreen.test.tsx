import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../test/mockServer';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import VendorScreen from './VendorScreen';

const vendor = {
  ...{ id: 'v3', databaseId: 3, companyName: 'Tide Café', contactName: 'Kim', contactEmail: 'kim@tide.example' },
  ...{ phoneNo: null, abn: null },
};
const login = { id: 'u1', email: 'kim@tide.example', name: 'Kim Tran', state: 'ACTIVE', lastLoginAt: null };
const invitation = {
  ...{ id: 'i1', email: 'new@tide.example', state: 'EXPIRED', sentAt: '2026-11-01T01:00:00Z', sentCount: 1 },
  ...{ expiresAt: '2026-11-15T01:00:00Z', usedAt: null },
};
const ad = { id: 'b7', databaseId: 7, displayTitle: 'Two coffees', type: 'CP_AD', status: 'PUBLISHED' };

const render = (answers = {}) =>
  renderAdminScreen({
    ...{ path: '/admin/vendors/:id', at: '/admin/vendors/3', element: <VendorScreen /> },
    answers: {
      vendors: ({ databaseId }: { databaseId: number }) => pageOf(databaseId === 3 ? [vendor] : []),
      accounts: () => pageOf([login]),
      vendorInvitations: () => pageOf([invitation]),
      brochures: () => pageOf([ad]),
      ...answers,
    },
  });

it('shows company, logins, invitations and ads', async () => {
  await render();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tide Café' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Contact/ })).toHaveValue('Kim');
  expect(screen.getByText('Kim Tran').closest('tr')).toHaveTextContent(/Active.*Never/);
  expect(screen.getByText('new@tide.example').closest('tr')).toHaveTextContent('Expired');
  expect(screen.getByRole('link', { name: 'Two coffees' })).toHaveAttribute(
    'href',
    '/admin/brochure/coupon-ad/manage/7',
  );
});

it('saves only the changed fields, and shows a refusal at its field', async () => {
  const saved: unknown[] = [];
  const updateVendor = ({ input }: { input: { phoneNo?: string } }) => {
    saved.push(input);
    if (input.phoneNo === '000') {
      const message = 'Enter a telephone number that works in Australia.';
      throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'phoneNo', code: 'INVALID', message }] });
    }
    return { vendor: { ...vendor, phoneNo: '(07) 7010 1234' } };
  };
  const { user } = await render({ updateVendor });
  const phone = await screen.findByRole('textbox', { name: /^Phone/ });
  await user.type(phone, '000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const form = phone.closest('form') ?? document.body;
  expect(await within(form).findByText('Enter a telephone number that works in Australia.')).toBeVisible();
  await user.clear(phone);
  await user.type(phone, '0770101234');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Tide Café” is saved.')).toBeVisible();
  expect(saved).toEqual([
    { id: 'v3', phoneNo: '000' },
    { id: 'v3', phoneNo: '0770101234' },
  ]);
  await waitFor(() => expect(phone).toHaveValue('(07) 7010 1234'));
});

it.each([
  ['Suspend', 'suspendAccount', /signed out at once and cannot sign in/, 'kim@tide.example is suspended.'],
  ['Terminate', 'terminateAccount', /cannot register again/, 'kim@tide.example is terminated.'],
])('asks for confirmation before: %s', async (verb, field, meaning, done) => {
  const asked: unknown[] = [];
  const answer = ({ input }: { input: unknown }) => {
    asked.push(input);
    return { account: { ...login, state: 'SUSPENDED' } };
  };
  const { user } = await render({ [field]: answer });
  await user.click(await screen.findByRole('button', { name: `${verb}: kim@tide.example` }));
  const dialog = within(await screen.findByRole('dialog', { name: `${verb} kim@tide.example?` }));
  expect(dialog.getByText(meaning)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox'), 'As agreed');
  await user.click(dialog.getByRole('button', { name: verb }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(asked).toEqual([{ id: 'u1', reason: 'As agreed' }]);
});

it('sends a link for a new password', async () => {
  const { user } = await render({ requestPasswordReset: () => ({ ok: true }) });
  await user.click(await screen.findByRole('button', { name: 'Send password link: kim@tide.example' }));
  expect(await screen.findByText(/A link to choose a new password goes to kim@tide\.example/)).toBeVisible();
});

it('invites with the labels of the rule', async () => {
  const invited: unknown[] = [];
  const inviteColleague = ({ input }: { input: { email: string } }) => {
    invited.push(input);
    if (input.email === 'nobody') {
      const message = 'Please enter a valid email address.';
      throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'EMAIL', message }] });
    }
    return { invitation };
  };
  const { user } = await render({ inviteColleague, brochures: () => pageOf([]) });
  await user.click(await screen.findByRole('button', { name: 'Create vendor login' }));
  const email = await screen.findByLabelText("Enter vendor's email. This will be his username for the login.");
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Please enter a valid email address.')).toBeInTheDocument();
  expect(invited).toEqual([]);
  await user.type(email, 'second@tide.example');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Invitation email will be sent to vendor shortly.')).toBeVisible();
  expect(invited).toEqual([{ email: 'second@tide.example', vendorId: 'v3' }]);
});

it('sends an invitation again', async () => {
  const { user } = await render({ inviteColleague: () => ({ invitation }) });
  await user.click(await screen.findByRole('button', { name: 'Send again: new@tide.example' }));
  expect(await screen.findByText(/The invitation of new@tide\.example has a new link/)).toBeVisible();
});

it('reports an unknown vendor', async () => {
  await render({ vendors: () => pageOf([]) });
  expect(await screen.findByRole('heading', { name: 'There is no such vendor' })).toBeVisible();
});

it('asks for a reason before it shows the site as a login, and shows a refusal', async () => {
  const asked: unknown[] = [];
  const startVendorViewing = ({ input }: { input: unknown }) => {
    asked.push(input);
    throw refusal('CONFLICT', 'Only an active login of a vendor can be seen as.');
  };
  const { user } = await render({ startVendorViewing });
  await user.click(await screen.findByRole('button', { name: 'See as: kim@tide.example' }));
  const dialog = await screen.findByRole('dialog', { name: 'See the site as kim@tide.example?' });
  await user.type(within(dialog).getByRole('textbox'), 'A question by telephone');
  await user.click(within(dialog).getByRole('button', { name: 'See the site' }));
  expect(await screen.findByText(/Only an active login of a vendor can be seen as/)).toBeVisible();
  expect(asked).toEqual([{ accountId: 'u1', reason: 'A question by telephone' }]);
});
