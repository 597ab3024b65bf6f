import { creditParts } from './creditParts';

test.each([
  ['OpenStreetMap contributors', 'https://www.openstreetmap.org/copyright'],
  ['ODbL 1.0', 'https://opendatacommons.org/licenses/odbl/1-0/'],
  ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['CC BY 3.0 AU', 'https://creativecommons.org/licenses/by/3.0/au/'],
  ['CC-BY-SA-4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ['https://data.example/licence', 'https://data.example/licence'],
])('%s leads to %s', (name, href) => {
  expect(creditParts(`© ${name}, of 2026.`)).toEqual([{ text: '© ' }, { text: name, href }, { text: ', of 2026.' }]);
});

test('leaves text without a source or licence alone', () => {
  expect(creditParts('An invented town')).toEqual([{ text: 'An invented town' }]);
  expect(creditParts('')).toEqual([]);
});
