import { describeSchedule } from './describeSchedule';

it.each([
  [null, 'When something asks for it'],
  ['40 3 * * * Australia/Brisbane', 'Every day at 03:40 (Brisbane)'],
  ['*/15 * * * * Australia/Broken_Hill', 'Every 15 minutes'],
  ['7 * * * * UTC', 'Every hour at minute 7'],
  ['0 8 1 * * Australia/Lord_Howe', 'On day 1 of each month at 08:00 (Lord Howe)'],
  ['30 9 1-7 * * Australia/Brisbane', 'On days 1 to 7 of each month at 09:30 (Brisbane)'],
  ['0 8 1-7,9 * * UTC', '0 8 1-7,9 * * UTC'],
  ['0 8 * * 1 UTC', '0 8 * * 1 UTC'],
  ['0 8-10 * * * UTC', '0 8-10 * * * UTC'],
])('%p', (schedule, words) => {
  expect(describeSchedule(schedule)).toBe(words);
});
