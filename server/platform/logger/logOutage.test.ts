import { logOutage } from './logOutage';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });

function rememberLines() {
  const lines: object[] = [];
  return { lines, logger: { warn: (details: object) => void lines.push(details) } };
}

it('logs the first of a kind at once, then their number once a minute', () => {
  const { lines, logger } = rememberLines();
  let now = 0;
  const log = (error: Error) => logOutage(logger, error, {}, () => now);
  for (let count = 0; count < 500; count += 1) log(refused);
  log(full);
  expect(lines).toEqual([{ err: refused }, { err: full }]);
  now = 60_001;
  log(refused);
  log(refused);
  expect(lines.slice(2)).toEqual([{ err: refused, suppressed: 499 }]);
});

it('throttles each logger separately', () => {
  const [one, other] = [rememberLines(), rememberLines()];
  logOutage(one.logger, refused);
  logOutage(other.logger, refused);
  expect([one.lines, other.lines]).toEqual([[{ err: refused }], [{ err: refused }]]);
});
