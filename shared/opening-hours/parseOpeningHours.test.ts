import { formatOpeningHours } from './formatOpeningHours';
import { openingHoursProblem } from './openingHoursProblem';
import { parseOpeningHours } from './parseOpeningHours';

/** The stored text of what people write, or the problem. */
function stored(text: string): string {
  const { hours, problem } = parseOpeningHours(text);
  return hours ? formatOpeningHours(hours) : problem;
}

test.each([
  ['Mo-Fr 09:00-17:00; Sa 10:00-14:00; PH closed', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00; PH closed'],
  ['sa 10:00-14:00;mo - fr 9:00 – 17:00', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00'],
  ['Monday to Friday', '“monday-friday” has no times'],
  ['Monday to Friday 9 am to 5 pm', 'Mo-Fr 09:00-17:00'],
  ['Mon-Fri 9am-5pm, Sat 10am', '“sat 10am” is no time'],
  ['Monday: 9 am - 5.30 pm', 'Mo 09:00-17:30'],
  ['Mo,We,Fr 9am-noon,1pm-5pm', 'Mo,We,Fr 09:00-12:00,13:00-17:00'],
  ['Fr-Mo 18:00-02:00', 'Mo,Fr-Su 18:00-02:00'],
  ['Tu 18:00-00:00', 'Tu 18:00-24:00'],
  ['Tu 6pm-midnight', 'Tu 18:00-24:00'],
  ['Tu 00:00-24:00', 'Tu 00:00-24:00'],
  ['24/7', 'Mo-Su 00:00-24:00'],
  ['Mo-Su 24 hours; PH 10:00-12:00', 'Mo-Su 00:00-24:00; PH 10:00-12:00'],
  ['Mo-Fr 09:00-17:00\nPH as usual', 'Mo-Fr 09:00-17:00'],
  ['Public holidays closed', 'PH closed'],
  ['Sa,Su,PH 10:00-12:00', 'Sa-Su 10:00-12:00; PH 10:00-12:00'],
  ['Mo-Su closed', 'Mo-Su closed'],
  ['Mo 09:00-17:00; Su off', 'Mo 09:00-17:00'],
  ['Mo 09:00-17:00; 2026 Dec 24 09:00-12:00', 'Mo 09:00-17:00; 2026 Dec 24 09:00-12:00'],
  ['Mo 09:00-17:00; 24 December 2026 closed', 'Mo 09:00-17:00; 2026 Dec 24 closed'],
  ['Mo 09:00-17:00; 2026-12-24 9am-noon', 'Mo 09:00-17:00; 2026 Dec 24 09:00-12:00'],
  ['Mo 09:00-17:00; 24 Dec 9am-noon', 'Mo 09:00-17:00; Dec 24 09:00-12:00'],
  ['Dec 24-26 closed; Mo 09:00-17:00', 'Mo 09:00-17:00; Dec 24-Dec 26 closed'],
  ['2026 Dec 24-2027 Jan 05 closed', '2026 Dec 24-2027 Jan 05 closed'],
])('%s is stored as %s', (text, expected) => {
  if (expected.startsWith('“')) expect(stored(text)).toContain(expected);
  else {
    expect(stored(text)).toBe(expected);
    expect(stored(expected)).toBe(expected);
  }
});

test.each([
  ['Xy 09:00-17:00', '“xy” is no day: write Mo, Tu, We, Th, Fr, Sa, Su, PH, or a date such as 2026 Dec 24.'],
  ['09:00-17:00', '“09:00-17:00” has no day: begin with days, for example Mo-Su 09:00-17:00.'],
  ['Mo', '“mo” has no times: add 09:00-17:00, for example, or closed.'],
  ['Mo 9-5', '“9-5” is no time: write 09:00-17:00, or 9am-5pm, or closed.'],
  ['Mo 09:00-17:60', '“09:00-17:60” is no time'],
  ['Mo 09:00-25:00', 'is no time'],
  ['Mo 13pm-15pm', 'is no time'],
  ['Mo 09:00-09:00', 'is no time'],
  ['Mo 09:00-12:00-17:00', 'is no time'],
  ['Mo 09:00-17:00, Sa 10:00-14:00', 'Separate rules with a semicolon.'],
  ['Mo 09:00-13:00,12:00-17:00', 'overlap'],
  ['Mo-Fr 09:00-17:00; Fr 18:00-20:00', 'Friday is in two rules'],
  ['PH closed; PH 09:00-17:00', 'PH is in two rules'],
  ['PH closed; PH as usual', 'PH is in two rules'],
  ['Mo-PH 09:00-17:00', 'PH has no range'],
  ['Mo-We-Fr 09:00-17:00', '“mo-we-fr” is no range of days'],
  ['2026 Feb 30 closed', 'That date does not exist'],
  ['Feb 30 closed', 'That date does not exist'],
  ['2026-13-01 closed', 'That date does not exist'],
  ['2026 Dec 24-Jan 05 closed', 'The last date is before the first'],
  ['Dec 24-2027 Jan 05 closed', 'Write the year on both dates'],
  ['2026 Jan 01-2026 Dec 31 closed', 'at most 92 days'],
  ['2026 Dec 24 closed; 2026 Dec 20-2026 Dec 28 closed', 'is in two rules'],
  [';;', 'Write days and times'],
  ['Mo\u0000-Fr 09:00-17:00', 'is no day'],
  ['Mo 09:00-17:00; \u202e\ud800 closed', 'is no day'],
  ['<script>alert(1)</script>', 'is no day'],
  ['__proto__ 09:00-17:00', 'is no day'],
  ['٠٩:٠٠-١٧:٠٠', 'is no day'],
])('%s is refused: %s', (text, problem) => {
  expect(parseOpeningHours(text).problem).toContain(problem);
});

test('a leap day exists each year', () => {
  expect(stored('Feb 29 closed')).toBe('Feb 29 closed');
});

test('dates of one year and of each year may meet', () => {
  expect(stored('Dec 25 closed; 2026 Dec 25 10:00-12:00')).toBe('2026 Dec 25 10:00-12:00; Dec 25 closed');
});

test('a message quotes little, and nothing invisible', () => {
  const { problem } = parseOpeningHours(`M\u202e${'x'.repeat(400)} 09:00-17:00`);
  expect(problem).toHaveLength(
    `“${'x'.repeat(24)}…” is no day: write Mo, Tu, We, Th, Fr, Sa, Su, PH, or a date such as 2026 Dec 24.`.length,
  );
  expect(problem).not.toMatch(/\p{C}/u);
});

describe('a hostile text is judged at once', () => {
  const pieces = [
    'Mo-',
    '-',
    ',',
    ';',
    ' ',
    '\n',
    '\t',
    '9',
    '09:00-17:00,',
    'a',
    '(',
    '2026 Dec 24-',
    'ph,',
    '–',
    '😀',
    '\u0300',
    '24/7;',
  ];

  test.each(pieces)('of many %j', (piece) => {
    for (const length of [490, 10_000, 1_000_000]) {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      const begin = performance.now();
      parseOpeningHours(text);
      openingHoursProblem(text);
      // linear time is milliseconds, quadratic time of a million characters is hours
      expect(performance.now() - begin).toBeLessThan(10_000);
    }
  });

  test('of 10,000 characters: it is too long', () => {
    expect(openingHoursProblem('Mo 09:00-17:00;'.repeat(700))).toMatch(/^Opening hours have at most 500 characters/);
    expect(openingHoursProblem(' '.repeat(10_000))).toMatch(/^Opening hours have at most 500 characters/);
  });

  test('of random signs: it is hours that are read back the same, or a sentence', () => {
    const signs = [
      ...Array.from('mofrsaph0123456789:-,; .amp/'),
      'Mo',
      '09:00-17:00',
      'Dec 24',
      '2026 ',
      'closed',
      'PH ',
      '; ',
    ];
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 20_000; round += 1) {
      const text = Array.from({ length: 1 + random(12) }, () => signs[random(signs.length)]).join('');
      const { hours, problem } = parseOpeningHours(text);
      if (hours) expect(stored(formatOpeningHours(hours))).toBe(formatOpeningHours(hours));
      else expect(problem).toMatch(/[.]$/);
    }
  });
});

test('hours that grow too long once written in full are refused', () => {
  const dates = Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')} off`).join(';');
  expect(dates.length).toBeLessThanOrEqual(500);
  expect(openingHoursProblem(dates)).toMatch(/written in full/);
});
