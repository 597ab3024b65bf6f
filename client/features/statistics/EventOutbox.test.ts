import type { StatisticEventInput } from '../../generated/types';
import { EventOutbox } from './EventOutbox';

const event = (brochureId: string): StatisticEventInput => ({ brochureId, eventCode: 'WEBSITE_CLICK' });

function outbox() {
  const sent: string[][] = [];
  let broken = false;
  const box = new EventOutbox((events) => {
    if (broken) return Promise.reject(new Error('offline'));
    sent.push(events.map(({ brochureId }) => String(brochureId)));
    return Promise.resolve();
  });
  return { box, sent, breakLine: (value: boolean) => (broken = value) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('sends events of the same moment together', () => {
  const { box, sent } = outbox();
  box.add(event('a'));
  box.add(event('b'));
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(sent).toEqual([['a', 'b']]);
  jest.advanceTimersByTime(5000);
  expect(sent).toHaveLength(1);
});

test('sends pending events when the visitor leaves the page', () => {
  const { box, sent } = outbox();
  box.add(event('a'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([['a']]);
});

test('retries failed events after the connection returns', async () => {
  const { box, sent, breakLine } = outbox();
  breakLine(true);
  box.add(event('a'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([]);
  breakLine(false);
  window.dispatchEvent(new Event('online'));
  expect(sent).toEqual([['a']]);
});

test('keeps no more events than one call accepts during a long outage', async () => {
  const { box, sent, breakLine } = outbox();
  breakLine(true);
  for (let count = 0; count < 80; count += 1) {
    box.add(event(String(count)));
    await jest.advanceTimersByTimeAsync(1000);
  }
  breakLine(false);
  box.flush();
  expect(sent[0]).toHaveLength(50);
});
