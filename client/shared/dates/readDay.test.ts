import { readDay, writeDay } from './readDay';

it.each([
  ['20/11/2026', '2026-11-20'],
  [' 1/2/2027 ', '2027-02-01'],
  ['01.02.2027', '2027-02-01'],
  ['1-2-2027', '2027-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', undefined],
  ['31/11/2026', undefined],
  ['11/20/2026', undefined],
  ['2026-11-20', undefined],
  ['20/11/26', undefined],
  ['01/01/0000', undefined],
  ['tomorrow', undefined],
])('%s is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

it('writes a day as it reads it', () => {
  expect(writeDay('2026-11-20')).toBe('20/11/2026');
  expect(readDay(writeDay('2027-02-01'))).toBe('2027-02-01');
  expect(writeDay(null)).toBe('');
});
