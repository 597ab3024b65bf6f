import { attributionParts } from './attributionParts';

test('keeps text and web links and drops everything else', () => {
  const html =
    '© <a href="https://www.openstreetmap.org/copyright" onclick="x()">OpenStreetMap</a> <img src=x onerror="x()"><a href="javascript:x()">more</a>';
  expect(attributionParts(html)).toEqual([
    { text: '© ' },
    { text: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
    { text: ' ' },
    { text: 'more' },
  ]);
});
