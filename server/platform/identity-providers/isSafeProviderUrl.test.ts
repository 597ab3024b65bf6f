import { isSafeProviderUrl } from './isSafeProviderUrl';

const local = 'http://127.0.0.1:9000';

it.each<[string, string, boolean]>([
  ['https://accounts.example/token', 'https://accounts.example', true],
  ['https://other.example/keys', 'https://accounts.example', true],
  ['http://accounts.example/token', 'https://accounts.example', false],
  ['http://127.0.0.1:9000/token', 'https://accounts.example', false],
  ['http://127.0.0.1:9000/token', local, true],
  ['http://127.0.0.1:9001/token', local, false],
  ['http://localhost:9000/token', local, false],
  ['http://169.254.169.254/latest/meta-data', local, false],
  ['https://user:word@accounts.example/', 'https://accounts.example', false],
  ['file:///etc/passwd', local, false],
  ['javascript:alert(1)', local, false],
  ['nothing', local, false],
])('%s of %s: %s', (address, issuer, expected) => {
  expect(isSafeProviderUrl(address, issuer)).toBe(expected);
});
