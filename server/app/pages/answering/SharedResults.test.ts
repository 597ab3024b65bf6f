import { SharedResults } from './SharedResults';

let version: number | null;
let now: Date;
let computed: number;
const results = (isListening = true) =>
  new SharedResults(isListening ? { verify: () => Promise.resolve(version) } : null, { now: () => now });
const compute = () => Promise.resolve({ data: { number: (computed += 1) } });

beforeEach(() => {
  version = 1;
  now = new Date('2026-11-23T10:01:00Z');
  computed = 0;
});

it('computes once for each key and version', async () => {
  const shared = results();
  expect(await shared.get('a', compute)).toEqual({ data: { number: 1 } });
  expect(await shared.get('a', compute)).toEqual({ data: { number: 1 } });
  expect(await shared.get('b', compute)).toEqual({ data: { number: 2 } });
  version = 2;
  expect(await shared.get('a', compute)).toEqual({ data: { number: 3 } });
});

it('computes again after a minute, and when a quarter of an hour begins', async () => {
  const shared = results();
  await shared.get('a', compute);
  now = new Date('2026-11-23T10:02:00Z');
  expect(await shared.get('a', compute)).toEqual({ data: { number: 2 } });
  now = new Date('2026-11-23T10:14:50Z');
  await shared.get('a', compute);
  now = new Date('2026-11-23T10:15:00Z');
  expect(await shared.get('a', compute)).toEqual({ data: { number: 4 } });
});

it.each(['the version cannot be verified', 'there is no response cache'])('shares nothing while %s', async (what) => {
  version = null;
  const shared = results(what.startsWith('the version'));
  await shared.get('a', compute);
  expect(await shared.get('a', compute)).toEqual({ data: { number: 2 } });
});

it('shares no failure, and nothing that a change has overtaken', async () => {
  const shared = results();
  const failed = { errors: [{ message: 'no' }] };
  expect(await shared.get('a', () => Promise.resolve(failed))).toBe(failed);
  const overtaken = shared.get('a', async () => {
    version = 2;
    await shared.get('b', compute);
    return { data: { number: -1 } };
  });
  expect(await overtaken).toEqual({ data: { number: -1 } });
  expect(await shared.get('a', compute)).toEqual({ data: { number: 2 } });
});
