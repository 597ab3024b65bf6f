import { useRestContract } from '../../test/contracts/useRestContract';

const contract = useRestContract();
const path = '/rest/brochure/administrator';

it.each<[string, string, 'anonymous' | 'vendor' | 'administrator', number]>([
  ['without a token', '{landing}/notifyAdvertiser/hello@tide.example', 'anonymous', 401],
  ["by the ad's own vendor", '{landing}/notifyAdvertiser/hello@tide.example', 'vendor', 403],
  ['to the contact', '{landing}/notifyAdvertiser/hello%40tide.example', 'administrator', 200],
  ['to the contact again', '{landing}/notifyAdvertiser/hello@tide.example', 'administrator', 429],
  ['to the vendor', '{landing}/notifyAdvertiser/owner@tide.example', 'administrator', 200],
  ['to a stranger', '{landing}/notifyAdvertiser/stranger@else.example', 'administrator', 422],
  ['to a stranger, confirmed', '{landing}/notifyAdvertiser/stranger@else.example?confirmed=true', 'administrator', 200],
  [
    'to a very long address',
    `{landing}/notifyAdvertiser/${'a'.repeat(60)}@${'b'.repeat(60)}.example?confirmed=true`,
    'administrator',
    200,
  ],
  ['to what is no address', '{landing}/notifyAdvertiser/nobody', 'administrator', 422],
  [
    'with a confirmation that is none',
    '{landing}/notifyAdvertiser/hello@tide.example?confirmed=x',
    'administrator',
    400,
  ],
  ['about an ad that is not there', '2000000000/notifyAdvertiser/hello@tide.example', 'administrator', 404],
  ['about a deleted ad', '{deleted}/notifyAdvertiser/hello@tide.example', 'administrator', 404],
  ['about an id that is no number', 'x/notifyAdvertiser/hello@tide.example', 'administrator', 400],
])('%s', async (_what, rest, as, status) => {
  const answer = await contract.call('PATCH', `${path}/${rest}`, as);
  expect(answer.statusCode).toBe(status);
  if (status === 200) expect(answer.json()).toMatchObject({ id: contract.world.landing.id });
});
