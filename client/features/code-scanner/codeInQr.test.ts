import { codeInQr } from './codeInQr';

it.each([
  ['https://offers.example/redeem?code=7K2M9QXR04TB', '7K2M9QXR04TB'],
  ['http://localhost:4000/redeem?code=7K2M-9QXR-04TB', '7K2M-9QXR-04TB'],
  ['7K2M-9QXR-04TB', '7K2M-9QXR-04TB'],
  ['https://offers.example/ad?adId=7', null],
  ['https://offers.example/redeem', null],
  ['WIFI:S:cafe;T:WPA;P:secret;;', null],
  ['', null],
])('reads from "%s" the code %s', (text, code) => {
  expect(codeInQr(text)).toBe(code);
});
