import { pageCopy } from './pageCopy';

const answer = (since?: string) => ({ headers: new Headers(since === undefined ? {} : { 'x-cached-since': since }) });
const note = (since?: string) => pageCopy.note(answer(since) as Response);
const takenAt = () => new Date(pageCopy.takenAt() ?? Number.NaN).toISOString();

beforeEach(() => {
  window.history.replaceState({ key: expect.getState().currentTestName }, '');
  delete document.documentElement.dataset['cachedSince'];
});

it('is the time when the document arrived', () => {
  expect(pageCopy.takenAt()).toBe(performance.timeOrigin);
  expect(pageCopy.isKept()).toBe(false);
});

it('is the time that the service worker wrote into the document', () => {
  document.documentElement.dataset['cachedSince'] = '2026-11-20T03:04:00.000Z';
  expect(takenAt()).toBe('2026-11-20T03:04:00.000Z');
  expect(pageCopy.isKept()).toBe(true);
});

it('is unknown if a fallback frame replaces a page that is not on the device', () => {
  document.documentElement.dataset['cachedSince'] = '';
  expect(pageCopy.takenAt()).toBeNull();
});

it('is the age of its oldest cached part, until the server responds again', () => {
  note('2026-11-20T03:04:00.000Z');
  note('2026-11-21T03:04:00.000Z');
  expect(takenAt()).toBe('2026-11-20T03:04:00.000Z');
  note();
  expect(pageCopy.isKept()).toBe(false);
});

it('belongs to one history entry', () => {
  note('2026-11-20T03:04:00.000Z');
  window.history.pushState({ key: 'the next one' }, '');
  expect(pageCopy.isKept()).toBe(false);
});
