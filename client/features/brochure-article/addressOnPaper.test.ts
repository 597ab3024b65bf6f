import { addressOnPaper } from './addressOnPaper';

it.each([
  ['WEBSITE_CLICK', 'https://salt.example/', 'salt.example'],
  ['WEBSITE_CLICK', 'https://salt.example/menu/', 'salt.example/menu'],
  ['EMAIL_CLICK', 'mailto:hello@salt.example', 'hello@salt.example'],
  ['PHONE_CLICK', 'tel:131213', null],
  ['PDF_DOWNLOAD', '/files/x/original', null],
  ['DIRECTIONS_CLICK', 'https://maps.example/?q=1,2', null],
] as const)('%s to %s is printed as %p', (eventCode, href, expected) => {
  expect(addressOnPaper({ eventCode, href })).toBe(expected);
});
