import { formatAustralianDate } from './formatAustralianDate';
import { parseAustralianDate } from './parseAustralianDate';

describe('Australian dates', () => {
  it.each([
    ['20/11/2026', '2026-11-20'],
    ['01/02/2026', '2026-02-01'],
    ['29/02/2028', '2028-02-29'],
    ['31/12/0999', '0999-12-31'],
  ])('%s is %s and back', (text, iso) => {
    expect(parseAustralianDate(text)).toBe(iso);
    expect(formatAustralianDate(iso)).toBe(text);
  });

  it.each([
    '31/04/2026',
    '29/02/2026',
    '00/01/2026',
    '01/13/2026',
    '2026-11-20',
    '20/11/26',
    '1/2/2026',
    ' 20/11/2026',
    '20/11/2026\n',
    '',
  ])('refuse %j', (text) => {
    expect(parseAustralianDate(text)).toBeUndefined();
  });
});
