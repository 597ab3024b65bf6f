import type { HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows } from '../rows/choiceRows';
import { intRows } from '../rows/numberRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows, wrongTypes } from '../rows/textRows';

const webhookDid: HostileRow[] = [
  ...missing('input.did'),
  ['input.did', 'empty', '', 'VALIDATION_FAILED', 'did'],
  ['input.did', 'too long', 'x'.repeat(5000), 'VALIDATION_FAILED', 'did'],
  ['input.did', 'SQL', `' OR 1=1 --`, 'VALIDATION_FAILED', 'did'],
  ['input.did', 'of nobody', 'abcdefghijkm', 'NOT_FOUND'],
];

const values: HostileRow[] = [
  ...textRows('input.description', { atMost: 80, needed: true }),
  ...missing('input.url'),
  ...refusedTexts('input.url', [
    ...['', 'http://receiver.example/', 'ftp://receiver.example/', 'javascript:alert(1)', '/hook', 'https://'],
    ...['https://user:word@receiver.example/', 'https://localhost/', 'https://intranet/', 'https://a.localhost/'],
    ...['https://printer.local/', 'https://till.LOCAL./', 'https://localhost./', 'https://metadata.google.internal/'],
    ...['https://nas.home.arpa/', 'https://hidden.onion/'],
    ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f000001/', 'https://[::1]/', 'https://10.0.0.8/'],
    ...['https://169.254.169.254/latest/', `https://receiver.example/${'x'.repeat(600)}`],
  ]),
  ...missing('input.eventTypes'),
  ['input.eventTypes', 'none', [], 'VALIDATION_FAILED', 'eventTypes'],
  ['input.eventTypes', 'of no kind', ['coupon.printed'], 'VALIDATION_FAILED', 'eventTypes'],
  ['input.eventTypes', 'a name of the prototype', ['constructor'], 'VALIDATION_FAILED', 'eventTypes'],
  ['input.eventTypes', 'endless', Array(1000).fill('coupon.sold'), 'VALIDATION_FAILED', 'eventTypes'],
];

const shown = { description: 'Till', url: 'https://receiver.example/hook', eventTypes: ['coupon.sold'] };

export const webhookOperations: HostileTable = {
  'Query.webhooks': { as: 'vendor', accepted: () => ({}), refused: () => [] },
  'Query.webhookEventTypes': { as: 'vendor', accepted: () => ({}), refused: () => [] },
  'Query.webhookDeliveries': {
    as: 'vendor',
    accepted: ({ webhook }) => ({ did: webhook.did }),
    refused: () => [...missing('did'), ...wrongTypes('did')],
  },
  'Mutation.createWebhook': { as: 'vendor', accepted: () => ({ input: shown }), refused: () => values },
  'Mutation.updateWebhook': {
    as: 'vendor',
    accepted: ({ webhook }) => ({ input: { ...shown, did: webhook.did, isActive: false } }),
    refused: () => [...webhookDid, ...values, ...missing('input.isActive'), ...booleanRows('input.isActive')],
  },
  'Mutation.rotateWebhookSecret': {
    as: 'vendor',
    accepted: ({ webhook }) => ({ input: { did: webhook.did, overlapHours: 1 } }),
    refused: () => [...webhookDid, ...intRows('input.overlapHours', 0, 168)],
  },
  'Mutation.sendTestWebhook': {
    as: 'vendor',
    accepted: ({ webhook }) => ({ input: { did: webhook.did } }),
    refused: () => webhookDid,
  },
  'Mutation.replayWebhook': {
    as: 'vendor',
    accepted: ({ webhook, webhookMessage }) => ({ input: { did: webhook.did, messageId: webhookMessage } }),
    refused: () => [
      ...webhookDid,
      ['input.messageId', 'of nobody', 'msg_0', 'NOT_FOUND'],
      ['input.messageId', 'too long', 'x'.repeat(100), 'VALIDATION_FAILED', 'messageId'],
      ['input.from', 'with a message', '2026-11-20T00:00:00Z', 'VALIDATION_FAILED', 'messageId'],
      ['input.from', 'no moment', 'yesterday', 'BAD_REQUEST', 'input.from'],
      ['input.to', 'no moment', 'tomorrow', 'BAD_REQUEST', 'input.to'],
    ],
  },
  'Mutation.deleteWebhook': {
    as: 'vendor',
    accepted: ({ webhook }) => ({ input: { did: webhook.did } }),
    refused: () => webhookDid,
  },
};
