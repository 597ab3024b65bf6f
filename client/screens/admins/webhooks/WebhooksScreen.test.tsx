import { screen, within } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import { sessionStore } from '../../../features/session/sessionStore';
import WebhooksScreen from './WebhooksScreen';

const till = {
  ...{ did: 'w1', description: 'Till of the café', url: 'https://till.example/hook', eventTypes: ['coupon.sold'] },
  ...{ state: 'ACTIVE', pausedReason: null, previousEndsAt: null },
};
const broken = { ...till, did: 'w2', description: 'Old mirror', state: 'PAUSED', pausedReason: 'FAILING' };
const message = {
  ...{ messageId: 'msg_1', eventType: 'coupon.sold', occurredAt: '2026-11-20T01:00:00.000Z', state: 'PENDING' },
  ...{ requestBody: '{"type":"coupon.sold"}', attempts: 2, nextAttemptAt: '2026-11-20T01:30:00.000Z' },
  ...{ attemptedAt: '2026-11-20T01:05:00.000Z', responseStatus: 500, responseBody: 'Out of paper' },
  ...{ problem: 'The address answered with status 500.', durationMs: 31 },
};
const events = [
  { name: 'coupon.sold', description: 'Somebody reserved a coupon.' },
  { name: 'brochure.published', description: 'An ad became public.' },
];

const element = (
  <UnstyledAntd>
    <LastActionsProvider>
      <WebhooksScreen />
    </LastActionsProvider>
  </UnstyledAntd>
);

function open(answers: MockResolvers) {
  const user = { did: 'abc', email: 'admin@localoffers.example', name: 'Alex', vendor: null };
  sessionStore.begin({ accessToken: 'token', role: 'ADMINISTRATOR', user });
  return renderScreen({
    routes: [{ path: '/admin/webhooks', element }],
    at: '/admin/webhooks',
    answers: { webhooks: () => [till, broken], webhookEventTypes: () => events, ...answers },
  });
}

it('lists webhooks with their state, and says that there is none', async () => {
  await open({});
  const list = within(await screen.findByRole('list', { name: 'Webhooks of the site' }));
  expect(list.getByText('Till of the café', { selector: 'strong' }).closest('li')).toHaveTextContent(/Active/);
  expect(list.getByText('Old mirror', { selector: 'strong' }).closest('li')).toHaveTextContent(
    /Paused: a message failed for three days/,
  );
});

it('says that there is none', async () => {
  await open({ webhooks: () => [] });
  expect(await screen.findByText('There is no webhook yet.')).toBeVisible();
});

it('shows what was sent and answered, and sends it again', async () => {
  const replayWebhook = jest.fn(() => ({ count: 1 }));
  const { user } = await open({ webhookDeliveries: () => [message], replayWebhook });
  await user.click(await screen.findByRole('button', { name: 'Messages Till of the café' }));
  expect(await screen.findByText(/Is tried again, 2 attempts: The address answered with status 500\./)).toBeVisible();
  expect(screen.getByText('Out of paper')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send again msg_1' }));
  expect(await screen.findByText(/sent again within a minute/)).toBeInTheDocument();
  const input = { did: 'w1', messageId: 'msg_1' };
  expect(replayWebhook).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
});

it('makes a webhook and shows its secret; a refusal appears at the field', async () => {
  const createWebhook = jest
    .fn<unknown, unknown[]>(() => ({ secret: 'whsec_abc', webhook: { did: 'w3', description: 'New till' } }))
    .mockImplementationOnce(() => {
      const message = 'Messages go to public addresses only.';
      throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'url', code: 'NOT_PUBLIC', message }] });
    });
  const { user } = await open({ createWebhook });
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('What is it for?'), 'New till');
  await user.type(dialog.getByLabelText('Where to send'), 'https://10.0.0.1/');
  await user.click(await dialog.findByRole('checkbox', { name: /coupon\.sold/ }));
  await user.click(dialog.getByRole('button', { name: 'Make the webhook' }));
  expect(await dialog.findByText('Messages go to public addresses only.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Make the webhook' }));
  expect(await screen.findByText('whsec_abc')).toBeInTheDocument();
  const input = { description: 'New till', url: 'https://10.0.0.1/', eventTypes: ['coupon.sold'] };
  expect(createWebhook).toHaveBeenLastCalledWith({ input }, expect.anything(), expect.anything());
});

it('pauses, and asks before it deletes', async () => {
  const updateWebhook = jest.fn(() => ({ webhook: { did: 'w1', state: 'PAUSED' } }));
  const deleteWebhook = jest.fn(() => ({ did: 'w1' }));
  const { user } = await open({ updateWebhook, deleteWebhook });
  await user.click(await screen.findByRole('button', { name: 'Pause Till of the café' }));
  expect(await screen.findByText(/is paused\. Events wait for 30 days/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete Till of the café' }));
  expect(deleteWebhook).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Delete the webhook' }));
  expect(await screen.findByText('“Till of the café” is deleted.')).toBeInTheDocument();
});
