import { cdnHeadersOfFile, cdnHeadersOfResponse } from './cdnHeaders';

const now = new Date('2026-11-27T03:02:00Z');
const at = (time: string): number => new Date(`2026-11-27T${time}Z`).getTime();

it.each([
  ['for the time of the setting', '03:03:00', 300, 300],
  ['never beyond the next quarter of an hour, counted from when it may still be sent', '03:03:00', 3_600, 720],
  ['for no part of a second more', '03:14:58.500', 3_600, 1],
])('may be kept %s', (_how, expiresAt, maxAgeSeconds, seconds) => {
  expect(cdnHeadersOfResponse({ brochureIds: [3, 14], expiresAt: at(expiresAt) }, maxAgeSeconds, now)).toEqual({
    'cdn-cache-control': `public, max-age=${String(seconds)}`,
    'surrogate-control': `max-age=${String(seconds)}`,
    'surrogate-key': 'public ad-3 ad-14',
    'cache-tag': 'public,ad-3,ad-14',
  });
});

it('is not kept when an ad may begin before it is sent', () => {
  expect(cdnHeadersOfResponse({ brochureIds: [], expiresAt: at('03:15:00') }, 3_600, now)).toEqual({});
});

it('keeps a file for a day, under its own tag', () => {
  expect(cdnHeadersOfFile('ab'.repeat(32))).toMatchObject({
    'cdn-cache-control': 'public, max-age=86400',
    'cache-tag': `file-${'ab'.repeat(16)}`,
  });
});
