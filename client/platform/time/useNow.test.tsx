import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useNow } from './useNow';

const minutes = (count: number) => count * 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-10T13:50:10Z') });
});

afterEach(() => {
  jest.useRealTimers();
});

function open() {
  const rendered = jest.fn();
  const view = renderHook(() => {
    rendered();
    return useNow();
  });
  return { ...view, rendered, now: () => view.result.current.toISOString() };
}

test('is the moment of the first rendering until a half hour begins', () => {
  const { now, rendered } = open();
  expect(now()).toBe('2026-03-10T13:50:10.000Z');
  act(() => jest.advanceTimersByTime(minutes(9)));
  expect(rendered).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(minutes(1)));
  expect(now()).toBe('2026-03-10T14:00:00.000Z');
  act(() => jest.advanceTimersByTime(minutes(30)));
  expect(now()).toBe('2026-03-10T14:30:00.000Z');
  expect(rendered).toHaveBeenCalledTimes(3);
});

test('renews itself when the page comes into view after its timers stood still', () => {
  const { now, rendered } = open();
  const comeIntoView = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  comeIntoView();
  expect(rendered).toHaveBeenCalledTimes(1);
  jest.setSystemTime(new Date('2026-03-12T09:10:00Z'));
  comeIntoView();
  expect(now()).toBe('2026-03-12T09:00:00.000Z');
});

test('all components share one timer, which ends with the last of them', () => {
  const [one, other] = [open(), open()];
  expect(jest.getTimerCount()).toBe(1);
  one.unmount();
  expect(jest.getTimerCount()).toBe(1);
  other.unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('the server sets no timer', () => {
  const Moment = () => <time>{useNow().toISOString()}</time>;
  expect(renderToString(<Moment />)).toBe('<time>2026-03-10T13:50:10.000Z</time>');
  expect(jest.getTimerCount()).toBe(0);
});
