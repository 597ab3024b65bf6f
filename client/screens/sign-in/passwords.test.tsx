import { screen } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../test/mockServer';
import { renderScreen } from '../../test/renderScreen';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import ForgotPasswordScreen from './forgot-password/ForgotPasswordScreen';
import ResetPasswordScreen from './reset-password/ResetPasswordScreen';

const routes = [
  {
    path: '/forgot-password',
    element: (
      <UnstyledAntd>
        <ForgotPasswordScreen />
      </UnstyledAntd>
    ),
  },
  {
    path: '/reset-password/:token',
    element: (
      <UnstyledAntd>
        <ResetPasswordScreen />
      </UnstyledAntd>
    ),
  },
];

async function send(at: string, answers: MockResolvers, [label, text, button]: readonly [string, string, string]) {
  const view = await renderScreen({ routes, at, answers });
  await view.user.click(await screen.findByLabelText(label));
  await view.user.paste(text);
  await view.user.click(screen.getByRole('button', { name: button }));
}

const forgotten = ['Email', ' robin@wren.example ', 'Mail me a link'] as const;
const chosen = ['New password', 'quiet violet umbrella', 'Set the new password'] as const;

it('mails a link, and does not reveal whether the login exists', async () => {
  const requestPasswordReset = jest.fn(() => ({ ok: true }));
  await send('/forgot-password', { requestPasswordReset }, forgotten);
  expect(await screen.findByText(/If there is a login for robin@wren.example/)).toBeVisible();
  expect(requestPasswordReset).toHaveBeenCalledWith(
    { input: { email: 'robin@wren.example' } },
    expect.anything(),
    expect.anything(),
  );
});

it('shows the server’s refusal at the field', async () => {
  const message = 'Please enter a valid email address.';
  const requestPasswordReset = () => {
    throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'EMAIL', message }] });
  };
  await send('/forgot-password', { requestPasswordReset }, forgotten);
  expect(await screen.findByText(message)).toBeVisible();
});

it('sets the new password and leads to the login', async () => {
  const resetPassword = jest.fn(() => ({ ok: true }));
  await send('/reset-password/one-time', { resetPassword }, chosen);
  expect(await screen.findByRole('heading', { name: 'Your new password holds' })).toBeVisible();
  expect(resetPassword).toHaveBeenCalledWith(
    { input: { token: 'one-time', password: 'quiet violet umbrella' } },
    expect.anything(),
    expect.anything(),
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

it('offers another link if this one has expired', async () => {
  const resetPassword = () => {
    throw refusal('GONE', 'This link has ended.');
  };
  await send('/reset-password/one-time', { resetPassword }, chosen);
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mail me a new link' })).toHaveAttribute('href', '/forgot-password');
});
