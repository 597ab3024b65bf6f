import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { StatisticEventInput } from '../../generated/types';
import { renderScreen } from '../../test/renderScreen';
import { OutwardLink } from './OutwardLink';
import { useRecordedView } from './useRecordedView';

const sent: StatisticEventInput[] = [];
const calls: { count: number; keepalive: boolean | undefined }[] = [];

function Page() {
  const [id, setId] = useState('b1');
  const [status, setStatus] = useState('PENDING_REVIEW');
  const [drawn, setDrawn] = useState(0);
  useRecordedView({ id, status });
  return (
    <>
      <button onClick={() => setStatus('PUBLISHED')}>Publish</button>
      <button onClick={() => setStatus('ARCHIVED')}>Archive</button>
      <button onClick={() => setId('b2')}>Next ad</button>
      <button onClick={() => setDrawn(drawn + 1)}>Draw again</button>
      <OutwardLink href="tel:131213" brochureId={id} eventCode="PHONE_CLICK">
        Call
      </OutwardLink>
    </>
  );
}

// jsdom cannot navigate and reports that
const stay = (event: Event): void => event.preventDefault();
beforeAll(() => document.addEventListener('click', stay));
afterAll(() => document.removeEventListener('click', stay));

async function open() {
  const recordStatisticEvents = (
    { input: { events } }: { input: { events: StatisticEventInput[] } },
    { keepalive }: { keepalive?: boolean },
  ) => {
    sent.push(...events);
    calls.push({ count: events.length, keepalive });
    return { events: [] };
  };
  const view = await renderScreen({
    routes: [{ path: '/', element: <Page /> }],
    at: '/',
    answers: { recordStatisticEvents },
  });
  /** Leaves the page, which sends what is collected. */
  const leave = async () => {
    window.dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { ...view, leave };
}

const codes = () => sent.map(({ brochureId, eventCode }) => `${brochureId} ${eventCode}`);

beforeEach(() => {
  sent.length = 0;
  calls.length = 0;
});

it('records one view for each published ad, however often it is drawn or published', async () => {
  const { user, leave } = await open();
  await user.click(screen.getByRole('button', { name: 'Draw again' }));
  await leave();
  expect(codes()).toEqual([]);
  for (const name of ['Publish', 'Draw again', 'Archive', 'Publish', 'Next ad', 'Draw again']) {
    await user.click(screen.getByRole('button', { name }));
  }
  await leave();
  expect(codes()).toEqual(['b1 DETAIL_PAGE_VIEW', 'b2 DETAIL_PAGE_VIEW']);
});

it('records a click of the first and of the middle button, not of the right one', async () => {
  const { user, leave } = await open();
  const link = screen.getByRole('link', { name: 'Call' });
  await user.click(link);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  await leave();
  expect(codes()).toEqual(['b1 PHONE_CLICK', 'b1 PHONE_CLICK']);
});

it('sends collected events in one call that outlives the page', async () => {
  const { user, leave } = await open();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(screen.getByRole('link', { name: 'Call' }));
  await leave();
  expect(calls).toEqual([{ count: 2, keepalive: true }]);
});

it('uses one random id for this browser, and replaces a malformed one', async () => {
  localStorage.setItem('deviceId', '"kim@people.example"');
  const { user, leave } = await open();
  await user.click(screen.getByRole('link', { name: 'Call' }));
  await user.click(screen.getByRole('link', { name: 'Call' }));
  await leave();
  const ids = new Set(sent.map(({ deviceIdentification }) => deviceIdentification));
  expect([...ids]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(localStorage.getItem('deviceId')).toBe(JSON.stringify([...ids][0]));
});

it('keeps the id of an earlier visit', async () => {
  const earlier = '0123456789abcdef0123456789abcdef';
  localStorage.setItem('deviceId', JSON.stringify(earlier));
  const { user, leave } = await open();
  await user.click(screen.getByRole('link', { name: 'Call' }));
  await leave();
  expect(sent[0]?.deviceIdentification).toBe(earlier);
});
