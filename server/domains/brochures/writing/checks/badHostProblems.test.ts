import { badHostProblems } from './badHostProblems';

const badHosts = new Set(['bad.example', 'xn--bse-sna.example']);

it.each([
  ['https://bad.example/', ['wwwUrl']],
  ['https://BAD.example/', ['wwwUrl']],
  ['https://shop.bad.example:8443/x?y=https://good.example', ['wwwUrl']],
  ['https://bad.example./', ['wwwUrl']],
  ['http://user@bad.example/', ['wwwUrl']],
  ['https://böse.example/', ['wwwUrl']],
  ['https://notbad.example/', []],
  ['https://bad.example.good.example/', []],
  ['https://good.example/?to=bad.example', []],
  ['bad.example', []],
  [null, []],
])('%s: %j', (wwwUrl, fields) => {
  expect(badHostProblems({}, { wwwUrl, title: 'https://bad.example/' }, badHosts).map(({ field }) => field)).toEqual(
    fields,
  );
});

it('looks at every link of an ad, and at none without a list', () => {
  const changes = { locationUrl: 'https://bad.example/', tiktokUrl: 'https://bad.example/' };
  const problems = badHostProblems({}, changes, badHosts);
  expect(problems.map(({ field, code }) => [field, code])).toEqual([
    ['address.locationUrl', 'BAD_HOST'],
    ['tiktokUrl', 'BAD_HOST'],
  ]);
  expect(badHostProblems({}, changes, new Set())).toEqual([]);
});
