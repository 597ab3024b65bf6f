import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { refusal } from '../../test/mockServer';
import { renderAdminScreen } from '../../test/renderAdminScreen';
import { NotifyAdvertiserDialog } from './NotifyAdvertiserDialog';

interface Sent {
  email: string;
  confirmed?: boolean;
}

const doubt = 'This is neither the address of the contact nor of the vendor.';

async function open(refuse: (input: Sent) => { field: string; message: string } | null) {
  const sent: Sent[] = [];
  const closed = jest.fn();
  const brochure = { id: 'brochure-7', displayTitle: 'Tern Café', contactEmail: 'kim@tern.example' };
  const { user } = await renderAdminScreen({
    path: '/admin',
    element: <NotifyAdvertiserDialog brochure={brochure} onClose={closed} />,
    answers: {
      notifyAdvertiser: ({ input: { email, confirmed } }: { input: Sent }) => {
        sent.push({ email, ...(confirmed !== undefined && { confirmed }) });
        const problem = refuse({ email, ...(confirmed !== undefined && { confirmed }) });
        if (problem !== null) return refusal('VALIDATION_FAILED', 'Not sent.', { errors: [problem] });
        return { brochure: { id: brochure.id } };
      },
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Send to' });
  return { sent, closed, field, user, send: screen.getByRole('button', { name: 'Send' }) };
}

it('writes to the contact of the ad, and says so', async () => {
  const { sent, closed, field, user, send } = await open(() => null);
  expect(field).toHaveValue('kim@tern.example');
  await user.click(send);
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ email: 'kim@tern.example' }]);
  expect(screen.getByText('kim@tern.example will be told about “Tern Café”.')).toBeVisible();
});

it('asks for a tick before it writes to a foreign address, and asks again for another one', async () => {
  const { sent, closed, field, user, send } = await open(({ confirmed }) =>
    confirmed === true ? null : { field: 'confirmed', message: doubt },
  );
  await user.clear(field);
  await user.type(field, 'lee@other.example');
  await user.click(send);
  expect(await screen.findByText(doubt)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'The address is right' }));
  await user.type(field, '.au');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(send);
  await user.click(await screen.findByRole('checkbox'));
  await user.click(send);
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(sent.map(({ confirmed }) => confirmed)).toEqual([undefined, undefined, true]);
});

it('shows at the field what is wrong with the address, until it is changed', async () => {
  const { closed, field, user, send } = await open(() => ({ field: 'email', message: 'This address bounces.' }));
  await user.click(send);
  expect(await screen.findByText('This address bounces.')).toBeVisible();
  expect(field).toBeInvalid();
  await user.type(field, 'x');
  expect(screen.queryByText('This address bounces.')).toBeNull();
  expect(closed).not.toHaveBeenCalled();
});
