import type { KeptAnswer } from './KeptAnswer';
import { KeptAnswers } from './KeptAnswers';

let now = 0;
let version: { latest: number | null; exact: number; certain: number | null };
const clock = { now: () => new Date(now) };

beforeEach(() => {
  now = 0;
  version = { latest: 1, exact: 1, certain: 1 };
});

const answer = (size = 10): KeptAnswer => ({
  status: 200,
  headers: [],
  etag: '"x"',
  bytes: Buffer.alloc(size),
  goodUntil: 1_000,
});

/** Makes an answer; what changes meanwhile, `meanwhile` does. */
function make(
  kept: KeptAnswers,
  key: string,
  made: KeptAnswer | null = answer(),
  meanwhile: () => unknown = () => undefined,
) {
  const flight = kept.begin(key);
  meanwhile();
  if (flight) kept.end(key, flight, made);
}

it('gives what was kept until its time', () => {
  const kept = new KeptAnswers(1_000_000, version, clock);
  make(kept, 'a');
  now = 999;
  expect(kept.find('a')).toBeDefined();
  now = 1_000;
  expect(kept.find('a')).toBeUndefined();
});

it('gives nothing while it is not certain that nothing has changed', () => {
  const kept = new KeptAnswers(1_000_000, version, clock);
  make(kept, 'a');
  version.certain = null;
  expect(kept.find('a')).toBeUndefined();
  version.certain = 1;
  expect(kept.find('a')).toBeDefined();
});

it('does not keep what was begun before a change, nor what was begun unheard', () => {
  const kept = new KeptAnswers(1_000_000, version, clock);
  make(kept, 'a', answer(), () => Object.assign(version, { latest: 2, exact: 2, certain: 2 }));
  expect(kept.find('a')).toBeUndefined();
  Object.assign(version, { latest: null, certain: null });
  expect(kept.begin('b')).toBeUndefined();
});

it('lets nobody wait for what was begun before a change', () => {
  const kept = new KeptAnswers(1_000_000, version, clock);
  const flight = kept.begin('a');
  expect(kept.underWay('a')).toBe(flight);
  // heard of, though it does not count yet
  version.exact = 2;
  expect(kept.underWay('a')).toBeUndefined();
  const newer = kept.begin('a');
  if (flight) kept.end('a', flight, answer());
  expect(kept.underWay('a')).toBe(newer);
});

it('keeps no failure, and tells those who wait', async () => {
  const kept = new KeptAnswers(1_000_000, version, clock);
  const flight = kept.begin('a');
  make(kept, 'a', null);
  if (flight) kept.end('a', flight, null);
  expect(await flight?.landed).toBeNull();
  expect(kept.find('a')).toBeUndefined();
  expect(kept.underWay('a')).toBeUndefined();
});

it('stays within its memory, and gives up what was not asked for longest', () => {
  const kept = new KeptAnswers(1_000_000, version, clock);
  for (let count = 0; count < 1_000; count += 1) {
    make(kept, `answer ${count}`, answer(20_000));
    expect(kept.find('answer 0')).toBeDefined();
    expect(kept.bytes).toBeLessThanOrEqual(1_000_000);
  }
  expect(kept.find('answer 1')).toBeUndefined();
  expect(kept.find('answer 999')).toBeDefined();
});

it('counts small answers by what they cost beside their bytes', () => {
  const kept = new KeptAnswers(1_000_000, version, clock);
  for (let count = 0; count < 2_000; count += 1) make(kept, `answer ${count}`, answer(0));
  expect(kept.find('answer 0')).toBeUndefined();
});

it('does not give up all others for a single one', () => {
  const kept = new KeptAnswers(1_000_000, version, clock);
  make(kept, 'small');
  make(kept, 'large', answer(200_000));
  expect(kept.find('large')).toBeUndefined();
  expect(kept.find('small')).toBeDefined();
});
