import { describeViewing } from './describeViewing';

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString();
const later = new Date(2026, 10, 30);

it('names the end of a viewing that is over', () => {
  const viewing = { startedAt: at(20, 13, 4), endsAt: at(20, 13, 20) };
  expect(describeViewing(viewing, later)).toBe('20/11/2026, 1:04 pm to 1:20 pm');
});

it('names the day of the end if it is another one', () => {
  const viewing = { startedAt: at(20, 23, 50), endsAt: at(21, 0, 20) };
  expect(describeViewing(viewing, later)).toBe('20/11/2026, 11:50 pm to 21/11/2026, 12:20 am');
});

it('does not call the latest end of a viewing its end', () => {
  const viewing = { startedAt: at(20, 13, 4), endsAt: at(20, 13, 34) };
  const now = new Date(2026, 10, 20, 13, 10);
  expect(describeViewing(viewing, now)).toBe('since 20/11/2026, 1:04 pm, until 1:34 pm at the latest');
});
