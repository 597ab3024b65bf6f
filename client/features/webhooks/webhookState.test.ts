import { deliveryStateOf, webhookStateOf, type ListedDelivery } from './webhookState';

it.each([
  [null, 'Active'],
  ['BY_HAND', 'Paused'],
  ['FAILING', 'Paused: a message failed for three days'],
] as const)('says that a webhook with the pause %s is: %s', (pausedReason, words) => {
  expect(webhookStateOf({ pausedReason })).toBe(words);
});

const sent = { state: 'PENDING', attempts: 0, responseStatus: null, problem: null } as ListedDelivery;

it.each<[Partial<ListedDelivery>, string]>([
  [{}, 'Waits to be sent'],
  [
    { attempts: 2, problem: 'The address did not answer in time.' },
    'Is tried again, 2 attempts: The address did not answer in time.',
  ],
  [{ state: 'DELIVERED', attempts: 1, responseStatus: 204 }, 'Delivered, status 204, 1 attempt'],
  [
    { state: 'FAILED', attempts: 10, problem: 'The address answered with status 500.' },
    'Failed after 10 attempts: The address answered with status 500.',
  ],
])('says how far %j has come', (values, words) => {
  expect(deliveryStateOf({ ...sent, ...values })).toBe(words);
});
