import { CountedViews } from './counts/CountedViews';
import { isBot } from '../../shared/isBot';
import { eventTimeOf, deviceHashOf } from './recording/recordStatisticEvents';

const now = new Date('2026-11-20T10:00:00Z');

describe("an event's time", () => {
  it.each([
    ['a minute ago', '2026-11-20T09:59:00Z', '2026-11-20T09:59:00Z'],
    ['just under a day ago', '2026-11-19T10:00:01Z', '2026-11-19T10:00:01Z'],
    ['now', '2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
    ['a day ago', '2026-11-19T10:00:00Z', '2026-11-20T10:00:00Z'],
    ['long ago', '1970-01-01T00:00:00Z', '2026-11-20T10:00:00Z'],
    ['still to come', '2026-11-20T10:00:01Z', '2026-11-20T10:00:00Z'],
  ])('%s', (_what, reported, expected) => {
    expect(eventTimeOf(new Date(reported), now)).toEqual(new Date(expected));
  });

  it.each([null, undefined])('%s is now', (missing) => {
    expect(eventTimeOf(missing, now)).toBe(now);
  });
});

describe('views of one device', () => {
  const view = (time: string, changes: { brochureId?: number; deviceHash?: string } = {}) => ({
    brochureId: 1,
    deviceHash: 'a',
    eventDateTime: new Date(`2026-11-20T${time}Z`),
    ...changes,
  });

  it.each([
    ['29 minutes later', view('10:29:59'), false],
    ['30 minutes later', view('10:30:00'), true],
    ['29 minutes earlier', view('09:30:01'), false],
    ['30 minutes earlier', view('09:30:00'), true],
    ['of another ad', view('10:00:00', { brochureId: 2 }), true],
    ['from another device', view('10:00:00', { deviceHash: 'b' }), true],
  ])('%s', (_what, second, counts) => {
    const views = new CountedViews([view('10:00:00')]);
    expect(views.add(second)).toBe(counts);
    expect(views.add(second)).toBe(false);
  });

  it('are measured from the last counted view, so that a self-reloading tab still counts now and then', () => {
    const views = new CountedViews([]);
    const times = ['10:00:00', '10:20:00', '10:40:00', '11:00:00', '11:10:00'];
    expect(times.map((time) => views.add(view(time)))).toEqual([true, false, true, false, true]);
  });
});

describe('a device', () => {
  const caller = { identitySecret: 'a secret', remoteAddress: '203.0.113.7', clock: { now: () => now } };

  it('is known by a hash under our key', () => {
    const hash = deviceHashOf(caller, 'abc');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(deviceHashOf({ ...caller, remoteAddress: '198.51.100.1' }, ' abc ')).toBe(hash);
    expect(deviceHashOf(caller, 'abd')).not.toBe(hash);
    expect(deviceHashOf({ ...caller, identitySecret: 'another' }, 'abc')).not.toBe(hash);
  });

  it('without an id is its network, for a day', () => {
    const hash = deviceHashOf(caller, null);
    expect(deviceHashOf(caller, '  ')).toBe(hash);
    expect(deviceHashOf({ ...caller, remoteAddress: '198.51.100.1' }, null)).not.toBe(hash);
    const tomorrow = { now: () => new Date('2026-11-21T00:00:00Z') };
    expect(deviceHashOf({ ...caller, clock: tomorrow }, null)).not.toBe(hash);
  });
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['curl/8.5.0', true],
  ['', true],
  [null, true],
])('%s: bot %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
