import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../test/mockServer';
import { renderAdminScreen } from '../../test/renderAdminScreen';
import { Webhooks } from './Webhooks';

const till = {
  ...{ did: 'w1', description: 'Till', url: 'https://tern.example/hook', eventTypes: ['brochure.published'] },
  ...{ state: 'ACTIVE', pausedReason: null as string | null, previousEndsAt: null },
};

type Input = Record<string, unknown>;

async function open(...webhooks: (typeof till)[]) {
  const sent: Input[] = [];
  const stored = [...webhooks];
  const keep = ({ input }: { input: Input }) => sent.push(input);
  const { user } = await renderAdminScreen({
    path: '/admin',
    element: <Webhooks title="Webhooks" />,
    answers: {
      webhooks: () => stored,
      webhookEventTypes: () => [
        { name: 'brochure.published', description: 'An ad is public.' },
        { name: 'brochure.archived', description: 'An ad is no longer public.' },
      ],
      createWebhook: ({ input }: { input: Input }) => {
        if (input.url === 'https://10.0.0.1/') {
          const message = 'This address is not public.';
          return refusal('VALIDATION_FAILED', message, { errors: [{ field: 'url', message }] });
        }
        keep({ input });
        stored.push({ ...till, did: 'w2', description: String(input.description) });
        return { secret: 'whsec_new', webhook: { did: 'w2', description: input.description } };
      },
      updateWebhook: ({ input }: { input: Input }) => {
        keep({ input });
        stored[0] = { ...till, state: 'PAUSED', pausedReason: 'BY_HAND' };
        return { webhook: { did: 'w1', state: 'PAUSED' } };
      },
      deleteWebhook: () => {
        stored.pop();
        return { did: 'w1' };
      },
    },
  });
  await screen.findByRole('button', { name: 'New webhook' });
  return { user, sent };
}

it('makes a webhook, shows its secret this once, and lists it', async () => {
  const { user, sent } = await open();
  expect(await screen.findByText('There is no webhook yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New webhook' }));
  await user.type(await screen.findByLabelText('What is it for?'), 'Till');
  await user.type(screen.getByLabelText('Where to send'), 'https://tern.example/hook');
  await user.click(screen.getByRole('button', { name: 'Make the webhook' }));
  expect(await screen.findByText('Choose at least one event.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /brochure\.archived/ }));
  await user.click(screen.getByRole('button', { name: 'Make the webhook' }));
  expect(await screen.findByText(/whsec_new/)).toBeVisible();
  expect(sent).toEqual([{ description: 'Till', url: 'https://tern.example/hook', eventTypes: ['brochure.archived'] }]);
  expect(await screen.findByRole('button', { name: 'Delete Till' })).toBeInTheDocument();
});

it('says at the field why an address is refused, and keeps what was written', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'New webhook' }));
  await user.type(await screen.findByLabelText('What is it for?'), 'Till');
  const url = screen.getByLabelText('Where to send');
  await user.type(url, 'https://10.0.0.1/');
  await user.click(await screen.findByRole('checkbox', { name: /brochure\.published/ }));
  await user.click(screen.getByRole('button', { name: 'Make the webhook' }));
  await waitFor(() => expect(url).toHaveAccessibleDescription(/This address is not public\./));
  expect(url).toHaveValue('https://10.0.0.1/');
});

it('pauses a webhook with all else as it was, and then offers to resume it', async () => {
  const { user, sent } = await open(till);
  await user.click(await screen.findByRole('button', { name: 'Pause Till' }));
  expect(await screen.findByRole('button', { name: 'Resume Till' })).toBeVisible();
  const { did, description, url, eventTypes } = till;
  expect(sent).toEqual([{ did, description, url, eventTypes, isActive: false }]);
  expect(screen.getByRole('status')).toHaveTextContent('“Till” is paused. Events wait for 30 days.');
});

it('deletes a webhook only after asking', async () => {
  const { user } = await open(till);
  await user.click(await screen.findByRole('button', { name: 'Delete Till' }));
  const question = await screen.findByRole('dialog', { name: 'Delete “Till”?' });
  await user.click(within(question).getByRole('button', { name: 'Delete the webhook' }));
  expect(await screen.findByText('There is no webhook yet.')).toBeVisible();
});
