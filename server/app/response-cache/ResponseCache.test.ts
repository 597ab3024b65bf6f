import type { CachedResponse } from './CachedResponse';
import { PublicChanges } from './public-version/PublicChanges';
import { ResponseCache } from './ResponseCache';

let now = 0;
let version: { currentVersion: number | null; changeCount: number; verifiedVersion: number | null };
const clock = { now: () => new Date(now) };

beforeEach(() => {
  now = 0;
  version = { currentVersion: 1, changeCount: 1, verifiedVersion: 1 };
});

const sold = (id: number) => PublicChanges.read(`coupons of ${id}`);

const response = (size = 10, brochureIds: number[] | null = []): CachedResponse => ({
  status: 200,
  headers: [],
  etag: '"x"',
  bytes: Buffer.alloc(size),
  expiresAt: 1_000,
  brochureIds,
});

/** Computes a response; `meanwhile` runs between begin and end. */
function make(
  cache: ResponseCache,
  key: string,
  made: CachedResponse | null = response(),
  meanwhile: () => unknown = () => undefined,
) {
  const inFlight = cache.begin(key);
  meanwhile();
  if (inFlight) cache.end(key, inFlight, made);
}

it('returns a response until it expires', () => {
  const cache = new ResponseCache(1_000_000, version, clock);
  make(cache, 'a');
  now = 999;
  expect(cache.find('a')).toBeDefined();
  now = 1_000;
  expect(cache.find('a')).toBeUndefined();
});

it('returns nothing while the version is not verified', () => {
  const cache = new ResponseCache(1_000_000, version, clock);
  make(cache, 'a');
  version.verifiedVersion = null;
  expect(cache.find('a')).toBeUndefined();
  version.verifiedVersion = 1;
  expect(cache.find('a')).toBeDefined();
});

it('does not store a response from before a change or without a version', () => {
  const cache = new ResponseCache(1_000_000, version, clock);
  make(cache, 'a', response(), () => Object.assign(version, { currentVersion: 2, changeCount: 2, verifiedVersion: 2 }));
  expect(cache.find('a')).toBeUndefined();
  Object.assign(version, { currentVersion: null, verifiedVersion: null });
  expect(cache.begin('b')).toBeUndefined();
});

it('does not share a computation that began before a change', () => {
  const cache = new ResponseCache(1_000_000, version, clock);
  const inFlight = cache.begin('a');
  expect(cache.findInFlight('a')).toBe(inFlight);
  // announced, but not yet part of the version
  version.changeCount = 2;
  expect(cache.findInFlight('a')).toBeUndefined();
  const newer = cache.begin('a');
  if (inFlight) cache.end('a', inFlight, response());
  expect(cache.findInFlight('a')).toBe(newer);
});

it('stores no failure and completes those who wait', async () => {
  const cache = new ResponseCache(1_000_000, version, clock);
  const inFlight = cache.begin('a');
  make(cache, 'a', null);
  if (inFlight) cache.end('a', inFlight, null);
  expect(await inFlight?.outcome).toBeNull();
  expect(cache.find('a')).toBeUndefined();
  expect(cache.findInFlight('a')).toBeUndefined();
});

it('stays within its memory and evicts the least recently used', () => {
  const cache = new ResponseCache(1_000_000, version, clock);
  for (let count = 0; count < 1_000; count += 1) {
    make(cache, `response ${count}`, response(20_000));
    expect(cache.find('response 0')).toBeDefined();
    expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
  }
  expect(cache.find('response 1')).toBeUndefined();
  expect(cache.find('response 999')).toBeDefined();
});

it('counts the overhead of small responses', () => {
  const cache = new ResponseCache(1_000_000, version, clock);
  for (let count = 0; count < 2_000; count += 1) make(cache, `response ${count}`, response(0));
  expect(cache.find('response 0')).toBeUndefined();
});

it('does not evict everything for one large response', () => {
  const cache = new ResponseCache(1_000_000, version, clock);
  make(cache, 'small');
  make(cache, 'large', response(200_000));
  expect(cache.find('large')).toBeUndefined();
  expect(cache.find('small')).toBeDefined();
});

describe('a sold coupon', () => {
  it('removes the responses with its ad, and those of which the ads are unknown', () => {
    const cache = new ResponseCache(1_000_000, version, clock);
    const stored = { list: [1, 2], details: [2], other: [3], without: [], unknown: null };
    for (const [key, ids] of Object.entries(stored)) make(cache, key, response(10, ids));
    cache.remove(sold(2));
    expect(Object.keys(stored).filter((key) => cache.find(key))).toEqual(['other', 'without']);
    cache.remove(PublicChanges.read('brochures'));
    expect(Object.keys(stored).filter((key) => cache.find(key))).toEqual([]);
  });

  it('keeps a computation from being stored that began before and has its ad', () => {
    const cache = new ResponseCache(1_000_000, version, clock);
    for (const [key, ids] of Object.entries({ list: [1, 2], other: [3], unknown: null })) {
      make(cache, key, response(10, ids), () => cache.remove(sold(2)));
    }
    expect(['list', 'other', 'unknown'].filter((key) => cache.find(key))).toEqual(['other']);
  });

  it('keeps the elder of two computations for a key from being stored', () => {
    const cache = new ResponseCache(1_000_000, version, clock);
    const elder = cache.begin('list');
    version.changeCount = 2;
    const younger = cache.begin('list');
    cache.remove(sold(2));
    if (elder) cache.end('list', elder, response(10, [2]));
    expect(cache.find('list')).toBeUndefined();
    expect(cache.findInFlight('list')).toBe(younger);
  });
});
