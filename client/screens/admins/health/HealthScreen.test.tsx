import { screen, within } from '@testing-library/react';
import { refusal } from '../../../test/mockServer';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import HealthScreen from './HealthScreen';

const well = {
  ...{ startedAt: '2026-11-20T01:00:00Z', requestsPerSecond: 12.4, failedShare: 0, p95Ms: 50, eventLoopLagMs: 31 },
  ...{ memoryBytes: 300 * 1024 ** 2, heapLimitBytes: 512 * 1024 ** 2, cacheHitShare: 0.873, cacheBytes: 5 * 1024 ** 2 },
  ...{ connectionsUsed: 3, connectionsLimit: 20, connectionsWaiting: 0, jobsWaiting: 0, oldestJobSeconds: 0 },
  ...{ diskFreeBytes: 30 * 1024 ** 3, diskBytes: 40 * 1024 ** 3 },
  ...{
    lastBackupAt: new Date(Date.now() - 8 * 3_600_000).toISOString(),
    isLastBackupProved: true,
    backupProblem: null,
  },
  ...{
    failedJobsCount: 0,
    mailsWaiting: 2,
    mailsFailed: 0,
    mailsHeld: 0,
    policyReportsCount: 3,
    mostBlocked: 'img-src data',
  },
};

const render = (health: () => object) =>
  renderAdminScreen({ path: '/admin/health', element: <HealthScreen />, answers: { health } });

const textOf = (label: string) => screen.getByText(label).closest('li')?.textContent;

it('shows each figure, and that all is well', async () => {
  await render(() => well);
  expect(await screen.findByText('All is well')).toBeVisible();
  expect(textOf('Requests a second')).toBe('12Requests a secondIn the last five minutes');
  expect(textOf('Failed requests')).toContain('0 %');
  expect(textOf('Slow requests')).toContain('< 50 ms');
  expect(textOf('Memory')).toBe('300 MBMemoryObjects take at most 512 MB');
  expect(textOf('From the cache')).toContain('87 %');
  expect(textOf('Free disk')).toBe('30.0 GBFree disk75 % of the disk with the files');
  expect(textOf('Connections')).toContain('3 of 20');
});

it('says what to do about a problem, and where', async () => {
  await render(() => ({
    ...well,
    failedShare: 0.034,
    connectionsWaiting: 4,
    oldestJobSeconds: 900,
    jobsWaiting: 8,
    mailsFailed: 1,
    diskFreeBytes: 3 * 1024 ** 3,
  }));
  expect(await screen.findByText('5 figures to look at')).toBeVisible();
  expect(textOf('Failed requests')).toBe(
    '3.4 %Failed requestsErrors of ours, in the last five minutesLook for errors in the log.',
  );
  expect(textOf('Waiting jobs')).toContain('The oldest for 15 min');
  const jobs = screen.getByText('Waiting jobs').closest('li');
  expect(within(jobs as HTMLElement).getByRole('link')).toHaveAttribute('href', '/admin/jobs');
});

it('says how old the newest backup is, and what to do without one', async () => {
  await render(() => well);
  await screen.findByText('All is well');
  expect(textOf('Newest backup')).toBe('8 h oldNewest backupProved by a trial restore');
});

it.each([
  [{ lastBackupAt: null }, /^NoneNewest backupA lost disk loses the siteSet BACKUP_AT and a place/],
  [{ lastBackupAt: '2026-01-01T02:00:00Z' }, /Set BACKUP_AT and a place/],
  [{ backupProblem: 'The disk is full.' }, /The last attempt failed: The disk is full\./],
])('marks a backup to look at: %j', async (figures, text) => {
  await render(() => ({ ...well, ...figures }));
  await screen.findByText('1 figure to look at');
  expect(textOf('Newest backup')).toMatch(text);
});

it.each([
  ['is well with the memory of one of several processes', 420, 'All is well'],
  ['speaks when a process takes more than its heap and what belongs beside it', 500, '1 figure to look at'],
])('%s', async (_what, used, sentence) => {
  await render(() => ({ ...well, memoryBytes: used * 1024 ** 2, heapLimitBytes: 192 * 1024 ** 2 }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('knows nothing of requests before there are any', async () => {
  await render(() => ({
    ...well,
    requestsPerSecond: 0,
    failedShare: null,
    p95Ms: null,
    eventLoopLagMs: null,
    cacheHitShare: null,
  }));
  await screen.findByText('All is well');
  expect([textOf('Failed requests'), textOf('Slow requests')]).toEqual([
    expect.stringMatching(/^–/),
    expect.stringMatching(/^–/),
  ]);
});

it('shows an error and tries again', async () => {
  let calls = 0;
  const { user } = await render(() => {
    calls += 1;
    if (calls === 1) throw refusal('INTERNAL', 'boom');
    return well;
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All is well')).toBeVisible();
});
