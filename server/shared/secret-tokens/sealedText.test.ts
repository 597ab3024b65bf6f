import { setOlderSecrets } from '../secrets/olderSecrets';
import { openSealedText, sealText } from './sealedText';

const seal = { secret: 'a secret that is long enough to seal', purpose: 'authenticator', boundTo: '7' };

it('opens what it has sealed, and seals the same text differently each time', () => {
  const [one, two] = [sealText('GEZDGNBVGY3TQOJQ', seal), sealText('GEZDGNBVGY3TQOJQ', seal)];
  expect([openSealedText(one, seal), openSealedText(two, seal)]).toEqual(['GEZDGNBVGY3TQOJQ', 'GEZDGNBVGY3TQOJQ']);
  expect(one).not.toBe(two);
  expect(one).not.toContain('GEZDG');
});

it('opens what a replaced secret has sealed', () => {
  const renewed = { ...seal, secret: 'a newer secret that is long enough to seal' };
  setOlderSecrets(renewed.secret, [seal.secret]);
  expect(openSealedText(sealText('GEZDGNBVGY3TQOJQ', seal), renewed)).toBe('GEZDGNBVGY3TQOJQ');
});

it.each([
  ['another secret', { secret: 'another secret that is long enough' }],
  ['another purpose', { purpose: 'something else' }],
  ['another row', { boundTo: '8' }],
])('opens nothing with %s', (_, other) => {
  expect(openSealedText(sealText('GEZDGNBVGY3TQOJQ', seal), { ...seal, ...other })).toBeNull();
});

it.each(['', '.', '..', 'a.b.c', 'GEZDGNBVGY3TQOJQ'])('opens nothing of %j', (text) => {
  expect(openSealedText(text, seal)).toBeNull();
});

it('opens nothing that was changed', () => {
  const [nonce, text = '', tag] = sealText('GEZDGNBVGY3TQOJQ', seal).split('.');
  const changed = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
  expect(openSealedText([nonce, changed, tag].join('.'), seal)).toBeNull();
});
