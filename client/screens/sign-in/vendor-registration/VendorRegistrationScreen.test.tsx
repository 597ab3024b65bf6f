import { screen, waitFor } from '@testing-library/react';
import { sessionStore } from '../../../features/session/sessionStore';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import VendorRegistrationScreen from './VendorRegistrationScreen';

const routes = [
  {
    path: '/vendor/register/:user/:id',
    element: (
      <UnstyledAntd>
        <VendorRegistrationScreen />
      </UnstyledAntd>
    ),
  },
  { path: '*', element: <p>Elsewhere</p> },
];
const at = '/vendor/register/robin%40wren.example/the-token';

const invitation = (state: string) => () => ({
  ...{ id: 'i', state, email: 'robin@wren.example' },
  vendor: { id: 'v', companyName: 'Wren & Co' },
});

function welcome() {
  const vendor = { id: 'v', databaseId: 4, did: 'v', companyName: 'Wren & Co' };
  const account = { id: 'a', did: 'abc', email: 'robin@wren.example', name: 'Robin', role: 'VENDOR', vendor };
  return { accessToken: 'token', expiresIn: 28800, viewer: { role: 'VENDOR', account, vendor, permissions: [] } };
}

async function fillIn({ user }: Awaited<ReturnType<typeof renderScreen>>) {
  for (const [label, text] of [
    ['Your name', 'Robin Wren'],
    ['Phone', '07 5447 2211'],
    ['Password', 'quiet violet umbrella'],
  ] as const) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Make my login' }));
}

async function open(answers: MockResolvers) {
  sessionStore.end('SIGNED_OUT');
  return renderScreen({ routes, at, answers });
}

it('creates the login of the invitation and opens its ads', async () => {
  const registerVendor = jest.fn(welcome);
  const vendorInvitation = jest.fn(invitation('VALID'));
  const view = await open({ vendorInvitation, registerVendor });
  expect(await screen.findByLabelText('Email')).toHaveValue('robin@wren.example');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Company')).toHaveValue('Wren & Co');
  await fillIn(view);
  await waitFor(() => expect(view.place.current).toBe('/vendor/4/brochures'));
  expect(vendorInvitation).toHaveBeenCalledWith(
    { email: 'robin@wren.example', token: 'the-token' },
    expect.anything(),
    expect.anything(),
  );
  expect(registerVendor).toHaveBeenCalledWith(
    {
      input: {
        ...{ email: 'robin@wren.example', token: 'the-token', contactName: 'Robin Wren', companyName: 'Wren & Co' },
        ...{ phone: '07 5447 2211', password: 'quiet violet umbrella', abn: null },
        ...{ acceptTerms: true, isOldEnough: true, termsVersion: '2024-04-28' },
        advertisingVersion: '2026-11-27',
      },
    },
    expect.anything(),
    expect.anything(),
  );
  expect(sessionStore.get().session).toMatchObject({ accessToken: 'token', role: 'VENDOR' });
});

it('shows the server’s refusal at each field, and keeps the input', async () => {
  const message = 'This is not an ABN: it has 11 digits.';
  const view = await open({
    vendorInvitation: invitation('VALID'),
    registerVendor: () => {
      throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'abn', code: 'ABN', message }] });
    },
  });
  await fillIn(view);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('quiet violet umbrella');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^ABN/)));
});

it('requires the necessary fields before the request', async () => {
  const registerVendor = jest.fn(welcome);
  const { user } = await open({ vendorInvitation: invitation('VALID'), registerVendor });
  await user.click(await screen.findByRole('button', { name: 'Make my login' }));
  for (const sentence of [
    'Enter your name.',
    'Use at least 12 characters; a few words together are easy to remember.',
    'Without accepting them you cannot register.',
    'You have to be at least 13 years old and not a minor.',
  ]) {
    expect(await screen.findByText(sentence)).toBeVisible();
  }
  expect(registerVendor).not.toHaveBeenCalled();
});

it('shows a refusal that is about no field', async () => {
  const view = await open({
    vendorInvitation: invitation('VALID'),
    registerVendor: () => {
      throw refusal('FORBIDDEN', 'This login cannot be made. Contact us.');
    },
  });
  await fillIn(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('This login cannot be made. Contact us.');
});

it('offers a new link for an expired one', async () => {
  const renewVendorInvitation = jest.fn(() => ({ ok: true }));
  const { user } = await open({ vendorInvitation: invitation('EXPIRED'), renewVendorInvitation });
  expect(await screen.findByRole('heading', { name: 'This invitation has ended' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask for a new one' }));
  expect(await screen.findByText('A new invitation is on its way')).toBeVisible();
  expect(renewVendorInvitation).toHaveBeenCalledWith(
    { input: { email: 'robin@wren.example', token: 'the-token' } },
    expect.anything(),
    expect.anything(),
  );
});

it('leads to the login if the link was used before or while the form was open', async () => {
  let state = 'VALID';
  const view = await open({
    vendorInvitation: () => invitation(state)(),
    registerVendor: () => {
      state = 'USED';
      throw refusal('GONE', 'This invitation was already used. Sign in instead.');
    },
  });
  await fillIn(view);
  expect(await screen.findByRole('heading', { name: 'You have registered already' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

it('explains what to do about an invalid link', async () => {
  await open({ vendorInvitation: () => null });
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

it('makes the login of an administrator by an invitation to the administration', async () => {
  const { accessToken, expiresIn, viewer } = welcome();
  const account = { ...viewer.account, role: 'ADMINISTRATOR', vendorRole: null, staffRole: 'EDITOR', vendor: null };
  const registerStaff = jest.fn(() => ({ accessToken, expiresIn, viewer: { role: 'ADMINISTRATOR', account } }));
  const vendorInvitation = () => ({ ...invitation('VALID')(), staffRole: 'EDITOR', vendor: null });
  const { user, place } = await open({ vendorInvitation, registerStaff });
  await user.type(await screen.findByLabelText('Your name'), 'Robin');
  await user.type(screen.getByLabelText('Password'), 'quiet violet umbrella');
  await user.click(screen.getByRole('button', { name: 'Make my login' }));
  await waitFor(() => expect(place.current).toBe('/admin'));
  const input = { email: 'robin@wren.example', token: 'the-token', name: 'Robin', password: 'quiet violet umbrella' };
  expect(registerStaff).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
  expect(sessionStore.get().session?.user.staffRole).toBe('EDITOR');
});
