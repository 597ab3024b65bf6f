import { bounceLabels } from '../bounces/recordBounce';
import { refusalMessage } from './refusalMessage';

it.each<[string, number | undefined, string]>([
  ['EAUTH', 535, 'The mail server refuses our login (EAUTH 535).'],
  ['EENVELOPE', 450, 'The mail server wants to be asked again later (EENVELOPE 450).'],
  ['EENVELOPE', 550, 'The mail server refuses this mail (EENVELOPE 550).'],
  ['ESOCKET', undefined, 'The mail server cannot be reached (ESOCKET).'],
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    undefined,
    'The certificate of the mail server is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT).',
  ],
  ['unknown', undefined, 'The mail was not taken (unknown).'],
])('explains %s %p', (name, number, words) => {
  expect(refusalMessage({ name, number })).toBe(words);
});

it.each([
  ['5.1.1', 'There is no such address (5.1.1).'],
  ['5.1.10', 'There is no such address (5.1.10).'],
  ['5.1.8', 'Our own address is refused (5.1.8).'],
  ['5.2.2', 'The mailbox is full (5.2.2).'],
  ['5.7.26', 'The mail server there refuses what we send (5.7.26).'],
  ['5.0.0', 'The mail came back (5.0.0).'],
])('explains %s for a returned mail', (status, words) => {
  expect(bounceLabels(status)).toBe(words);
});
