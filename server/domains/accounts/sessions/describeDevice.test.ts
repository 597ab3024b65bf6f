import { describeDevice } from './describeDevice';

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Microsoft Edge on Windows',
  ],
  ['curl/8.5.0', 'A program'],
  ['', 'A program'],
  [null, 'A program'],
  ['x'.repeat(100_000), 'A program'],
])('of %j is %j', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
