import { makeConfig } from '../../test/makeConfig';
import { getMailSender } from './getMailSender';

it.each<[string | null, string, string]>([
  ['people@offers.example', 'Local Offers <hello@offers.example>', 'people@offers.example'],
  [null, 'Local Offers <hello@offers.example>', 'hello@offers.example'],
  [null, 'hello@offers.example', 'hello@offers.example'],
])('contact %s, sender %s: reached at %s', (contactEmail, from, expected) => {
  const config = makeConfig({ contactEmail, mail: { smtpUrl: null, from, bouncesTo: null, idempotencyHeader: null } });
  expect(getMailSender(config).contactEmail).toBe(expected);
});
