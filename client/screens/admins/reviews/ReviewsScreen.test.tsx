import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import ReviewsScreen from './ReviewsScreen';
import { waitedFor } from './ReviewQueue';

const routes = [
  {
    path: '/admin/reviews',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <ReviewsScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
];

const category = { id: 'c', name: 'Cafés' };

function review(databaseId: number, kind = 'NEW_AD') {
  const brochure = { id: `b${String(databaseId)}`, databaseId, displayTitle: `Ad ${String(databaseId)}` };
  return {
    ...{ kind, waitingSince: '2026-11-20T01:00:00.000Z', isSentBack: false, assignee: null },
    brochure: {
      ...brochure,
      type: 'LP_AD',
      companyName: 'Wren & Co',
      category,
      version: 3,
      pendingRevision: null,
      approvalProblems: [] as object[],
    },
  };
}

function serverWith(...reviews: ReturnType<typeof review>[]) {
  const asked: Record<string, unknown>[] = [];
  const answers = {
    viewer: () => ({ role: 'ADMINISTRATOR', account: { id: 'me' } }),
    reviewers: () => [{ id: 'me', name: 'Kim', email: 'kim@site.example' }],
    pendingReviews: (args: Record<string, unknown>) => {
      asked.push(args);
      const from = args.after === undefined ? 0 : 1;
      const page = reviews.slice(from, from + 1);
      return {
        totalCount: reviews.length,
        pageInfo: { hasNextPage: from + 1 < reviews.length, endCursor: 'one' },
        edges: page.map((node) => ({ node, cursor: 'one' })),
      };
    },
  } satisfies MockResolvers;
  return { answers, asked };
}

it('lists the queue with links, and shows more', async () => {
  const { answers, asked } = serverWith(review(7), review(8, 'CHANGE'));
  const { user } = await renderScreen({ routes, at: '/admin/reviews', answers });
  expect(await screen.findByRole('link', { name: 'Ad 7' })).toHaveAttribute('href', '/admin/reviews/7');
  expect(screen.getByText('2 ads to look at')).toBeVisible();
  expect(asked[0]).toMatchObject({ first: 100, isSentBack: false });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Ad 8' })).toBeVisible();
  expect(screen.getByText('Change of a live ad')).toBeVisible();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Ad 7' })).toHaveFocus();
  await user.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Ad 8' })).toHaveFocus();
});

it('says when more could not be loaded, and keeps what is shown', async () => {
  const { answers } = serverWith(review(7), review(8));
  const pendingReviews = (args: Record<string, unknown>) => {
    if (args.after !== undefined) throw refusal('INTERNAL_ERROR', 'Try again later.');
    return answers.pendingReviews(args);
  };
  const { user } = await renderScreen({ routes, at: '/admin/reviews', answers: { ...answers, pendingReviews } });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('More ads could not be loaded. Try again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ad 7' })).toBeVisible();
});

it('takes its filters from the address', async () => {
  const { answers, asked } = serverWith(review(7));
  const { user, place } = await renderScreen({
    routes,
    at: '/admin/reviews?kind=CHANGE&type=CP_AD&sent-back=yes&q=wren&nonsense=1',
    answers,
  });
  await screen.findByRole('link', { name: 'Ad 7' });
  expect(asked[0]).toMatchObject({ kind: 'CHANGE', type: 'CP_AD', isSentBack: true, q: 'wren' });
  await user.click(screen.getByText('Waits for us'));
  await waitFor(() => expect(place.current).toBe('/admin/reviews?q=wren&kind=CHANGE&type=CP_AD'));
});

it('approves the chosen ads by a job in the version that is shown, and leads to its results', async () => {
  const { answers } = serverWith(review(7), review(8), review(9));
  const all = [review(7), review(8), review(9)];
  all[2]!.brochure.approvalProblems = [{ field: 'assets', message: 'Add at least one image.' }];
  let lists = 0;
  const pendingReviews = () => {
    lists += 1;
    return {
      ...{ totalCount: 3, pageInfo: { hasNextPage: false, endCursor: null } },
      edges: all.map((node) => ({ node, cursor: 'x' })),
    };
  };
  const asked: unknown[] = [];
  const approveReviews = ({ input }: { input: unknown }) => {
    asked.push(JSON.parse(JSON.stringify(input)));
    return { bulkJob: { id: 'j', databaseId: 4 } };
  };
  const at = '2026-11-20T01:00:00.000Z';
  const counts = { total: 2, unchangedCount: 0, undoneCount: 0, keptCount: 0, isStartable: false };
  const running = { state: 'RUNNING', changedCount: 0, refusedCount: 0, isUndoable: false };
  const done = { state: 'DONE', changedCount: 1, refusedCount: 1, isUndoable: true };
  // it ends once the page was seen to say that it runs, however slow the machine is
  let job = running;
  const bulkJobs = () => ({
    edges: [
      {
        node: {
          ...{ id: 'j', databaseId: 4, action: 'APPROVE', fields: [], problem: null, ...counts },
          ...{ numberFrom: null, fileName: null, createdAt: at, startedAt: at, finishedAt: null, undoneAt: null },
          createdBy: null,
          ...job,
        },
      },
    ],
  });
  const { user } = await renderScreen({
    ...{ routes, at: '/admin/reviews' },
    answers: { ...answers, pendingReviews, approveReviews, bulkJobs },
  });
  expect(await screen.findByRole('checkbox', { name: 'Choose Ad 9' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'All 2 that lack nothing' }));
  await user.click(screen.getByRole('button', { name: 'Approve 2 ads' }));
  const region = within(await screen.findByRole('region', { name: 'Approval of many' }));
  expect(region.getByText('Running')).toBeVisible();
  const before = lists;
  job = done;
  expect(await region.findByText('1 of 2 ads changed, 1 refused')).toBeVisible();
  expect(region.getByRole('link', { name: 'Results and undo' })).toHaveAttribute('href', '/admin/bulk-jobs/4');
  await waitFor(() => expect(lists).toBeGreaterThan(before));
  const seen = { version: 3, submittedAt: null };
  expect(asked).toEqual([
    {
      reviews: [
        { id: 'b7', ...seen },
        { id: 'b8', ...seen },
      ],
    },
  ]);
});

it('previews the approval of all that match on the server, not only of those shown, and starts it', async () => {
  const { answers } = serverWith(review(7), review(8), review(9));
  const asked: unknown[] = [];
  const approveReviews = ({ input }: { input: unknown }) => {
    asked.push(JSON.parse(JSON.stringify(input)));
    return { bulkJob: { id: 'j', databaseId: 4 } };
  };
  let state = { state: 'CHECKED', changedCount: 2, refusedCount: 1, startedAt: null as string | null };
  const at = '2026-11-20T01:00:00.000Z';
  const bulkJobs = () => ({
    edges: [
      {
        node: {
          ...{ id: 'j', databaseId: 4, action: 'APPROVE', fields: [], problem: null, createdBy: null },
          ...{ total: 3, unchangedCount: 0, undoneCount: 0, keptCount: 0, isUndoable: false },
          ...{ numberFrom: null, fileName: null, createdAt: at, finishedAt: null, undoneAt: null },
          ...state,
          isStartable: state.state === 'CHECKED',
        },
      },
    ],
  });
  const startBulkJob = jest.fn(() => {
    state = { state: 'DONE', changedCount: 2, refusedCount: 1, startedAt: at };
    return { bulkJob: { id: 'j', state: 'RUNNING' } };
  });
  const { user } = await renderScreen({
    ...{ routes, at: '/admin/reviews?type=LP_AD&whose=nobody' },
    answers: { ...answers, approveReviews, bulkJobs, startBulkJob },
  });
  expect(await screen.findByRole('checkbox', { name: 'All 1 shown here that lack nothing' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preview of all 3' }));
  const job = within(await screen.findByRole('region', { name: 'Approval of many' }));
  expect(await job.findByText('2 of 3 ads would change, 1 would be refused')).toBeVisible();
  expect(job.getByRole('link', { name: 'What each would become' })).toHaveAttribute('href', '/admin/bulk-jobs/4');
  expect(asked).toEqual([{ queue: { kind: null, type: 'LP_AD', q: null, assigneeId: null, isAssigned: false } }]);
  expect(startBulkJob).not.toHaveBeenCalled();
  await user.click(job.getByRole('button', { name: 'Approve all 2' }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await job.findByText('2 of 3 ads changed, 1 refused')).toBeVisible();
  expect(startBulkJob).toHaveBeenCalledTimes(1);
});

it('keeps the choice when the server does not take it', async () => {
  const { answers } = serverWith(review(7));
  const approveReviews = () => {
    throw refusal('UNAVAILABLE', 'Try again in a moment.');
  };
  const { user } = await renderScreen({ routes, at: '/admin/reviews', answers: { ...answers, approveReviews } });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Ad 7' }));
  await user.click(screen.getByRole('button', { name: 'Approve 1 ad' }));
  expect(await screen.findByText(/1 ad could not be approved/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Choose Ad 7' })).toBeChecked();
});

it('gives an ad to a colleague, and filters by whose it is', async () => {
  const { answers, asked } = serverWith(review(7));
  const assignReview = jest.fn(() => ({ brochure: { id: 'b7' }, assignee: { id: 'me' } }));
  await renderScreen({ routes, at: '/admin/reviews?whose=mine', answers: { ...answers, assignReview } });
  const choice = await screen.findByRole('combobox', { name: 'Who looks at: Ad 7' });
  expect(asked[0]).toMatchObject({ assigneeId: 'me' });
  fireEvent.mouseDown(choice);
  fireEvent.click(await screen.findByTitle('Kim (you)'));
  expect(await screen.findByText('“Ad 7” is for Kim (you).')).toBeVisible();
  const input = { id: 'b7', accountId: 'me' };
  expect(assignReview).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
});

it('reports an empty queue', async () => {
  await renderScreen({ routes, at: '/admin/reviews', answers: serverWith().answers });
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
});

it('shows an error and tries again', async () => {
  const { answers } = serverWith(review(7));
  let isDown = true;
  const pendingReviews: typeof answers.pendingReviews = (args) => {
    if (isDown) throw refusal('INTERNAL', 'boom');
    return answers.pendingReviews(args);
  };
  const { user } = await renderScreen({ routes, at: '/admin/reviews', answers: { ...answers, pendingReviews } });
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ad 7' })).toBeVisible();
});

it.each([
  [0, 'since less than an hour'],
  [1, 'for 1 hour'],
  [23, 'for 23 hours'],
  [24, 'for 1 day'],
  [80, 'for 3 days'],
])('after %i hours it waits %s', (hours, words) => {
  const since = new Date('2026-11-20T01:00:00Z');
  expect(waitedFor(since, new Date(since.getTime() + hours * 3_600_000))).toBe(words);
});
