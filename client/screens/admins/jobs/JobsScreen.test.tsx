import { screen } from '@testing-library/react';
import { refusal } from '../../../test/mockServer';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import JobsScreen from './JobsScreen';

const job = (id: string, name: string, schedule: string | null, values = {}) => ({
  ...{ id, name, schedule, nextRunAt: null, lastStartedAt: null, lastFinishedAt: null, lastSucceededAt: null },
  ...{ lastOutcome: null, lastProblem: null, runsCount: 0, failuresCount: 0 },
  ...values,
});

const jobs = [
  job('j1', 'archive-expired-brochures', '30 1 * * * Australia/Brisbane', {
    ...{ lastOutcome: 'FAILED', lastProblem: 'The disk is full.', runsCount: 12, failuresCount: 1 },
    ...{ lastStartedAt: '2026-11-20T01:00:00Z', lastFinishedAt: '2026-11-20T01:00:12Z' },
  }),
  job('j2', 'deliver-mail', null),
];

const render = (answers = {}) =>
  renderAdminScreen({
    path: '/admin/jobs',
    element: <JobsScreen />,
    answers: { jobRuns: () => pageOf(jobs), ...answers },
  });

it('shows each job with its last run and its error', async () => {
  await render();
  const row = (await screen.findByText('Archive ads 30 days after their last day')).closest('tr');
  expect(row).toHaveTextContent(/Every day at 01:30 \(Brisbane\)Failed.*The disk is full\.12 s.*12 \(1\)/);
  expect(screen.getByText('Has not run yet')).toBeVisible();
});

it('runs scheduled jobs only', async () => {
  const started: unknown[] = [];
  const runJob = ({ input }: { input: { id: string } }) => {
    started.push(input.id);
    return { job: jobs[0] };
  };
  const { user } = await render({ runJob });
  await user.click(await screen.findByRole('button', { name: /^Run now/ }));
  expect(await screen.findByText(/is asked for/)).toBeVisible();
  expect(started).toEqual(['j1']);
});

it('shows an error and tries again', async () => {
  let calls = 0;
  const jobRuns = () => {
    calls += 1;
    if (calls === 1) throw refusal('INTERNAL', 'boom');
    return pageOf(jobs);
  };
  const { user } = await render({ jobRuns });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Send a mail')).toBeVisible();
});
