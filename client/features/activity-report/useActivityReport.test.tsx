import { act } from '@testing-library/react';
import { refusal } from '../../test/mockServer';
import { renderActions } from '../../test/renderActions';
import { useActivityReport } from './useActivityReport';

const ad = { id: 'b7', displayTitle: 'Surf lesson' };
const open = (sendActivityReport: () => unknown) => renderActions(() => useActivityReport(), { sendActivityReport });
const sent = (recipients: number) => ({ recipients, brochure: { id: 'b7' } });

it.each([
  [1, '1 recipient'],
  [2, '2 recipients'],
])('says that the report is sent, and quietly in the list to how many: %i', async (recipients, number) => {
  const { run, hook, reports } = open(() => sent(recipients));
  expect(await run(({ sendReport }) => sendReport(ad))).toBe(true);
  expect(hook().outcome).toEqual({ tone: 'success', text: 'Activity Report sent Successfully' });
  expect(reports).toEqual([
    {
      ...{ tone: 'success', text: 'Activity Report sent Successfully' },
      ...{ details: [`“Surf lesson”: ${number}`], isQuiet: true },
    },
  ]);
});

it('says that it is not sent, and keeps the reason in the list', async () => {
  const { run, hook, reports } = open(() => Promise.reject(refusal('CONFLICT', 'The ad has no recipient.')));
  expect(await run(({ sendReport }) => sendReport(ad))).toBe(false);
  expect(hook().outcome).toEqual({ tone: 'failure', text: 'Error while sending Activity Report' });
  expect(reports[0]?.details).toEqual(['“Surf lesson”: The ad has no recipient.']);
});

it('hides the banner three seconds after the last report', async () => {
  const { run, hook } = open(() => sent(1));
  await run(({ sendReport }) => sendReport(ad));
  jest.useFakeTimers();
  try {
    await run(({ sendReport }) => sendReport(ad));
    act(() => jest.advanceTimersByTime(2999));
    expect(hook().outcome).not.toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(hook().outcome).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
