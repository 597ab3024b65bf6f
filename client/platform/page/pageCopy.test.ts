import { pageCopy } from './pageCopy';

const answer = (since?: string) => ({ headers: new Headers(since === undefined ? {} : { 'x-cached-since': since }) });
const note = (since?: string) => pageCopy.note(answer(since) as Response);
const takenAt = () => new Date(pageCopy.takenAt() ?? Number.NaN).toISOString();

beforeEach(() => {
  window.history.replaceState({ key: expect.getState().currentTestName }, '');
  delete document.documentElement.dataset['cachedSince'];
});

it('is of the moment when the document came', () => {
  expect(pageCopy.takenAt()).toBe(performance.timeOrigin);
  expect(pageCopy.isKept()).toBe(false);
});

it('is of the moment that the service worker wrote into the document', () => {
  document.documentElement.dataset['cachedSince'] = '2026-11-20T03:04:00.000Z';
  expect(takenAt()).toBe('2026-11-20T03:04:00.000Z');
  expect(pageCopy.isKept()).toBe(true);
});

it('is of nothing where a frame stands in for a page that is not on the device', () => {
  document.documentElement.dataset['cachedSince'] = '';
  expect(pageCopy.takenAt()).toBeNull();
});

it('is as old as its oldest part from the device, until the server answers again', () => {
  note('2026-11-20T03:04:00.000Z');
  note('2026-11-21T03:04:00.000Z');
  expect(takenAt()).toBe('2026-11-20T03:04:00.000Z');
  note();
  expect(pageCopy.isKept()).toBe(false);
});

it('belongs to one step of the history', () => {
  note('2026-11-20T03:04:00.000Z');
  window.history.pushState({ key: 'the next one' }, '');
  expect(pageCopy.isKept()).toBe(false);
});
