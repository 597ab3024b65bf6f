import { isEmailAddress } from './isEmailAddress';

it.each([
  ['kim@people.example', true],
  ['kim.tran+offers@people.example', true],
  // mail servers drop the quotes, so each way of quoting would be another person with the same mailbox
  ['"kim"@people.example', false],
  ['"k\\im"@people.example', false],
  ['"kim@home"@people.example', false],
  ['kim', false],
  ['kim@localhost', false],
  ['kim@people.example\nBcc: pat@people.example', false],
  ['\ud800', false],
  ['kim\ud800@people.example', false],
  [`${'x'.repeat(60)}@${`${'y'.repeat(50)}.`.repeat(4)}example`, false],
])('%j: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});
