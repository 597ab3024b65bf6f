import { screen, waitFor } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import ReviewsScreen from './ReviewsScreen';
import { waitedFor } from './ReviewQueue';

const routes = [
  {
    path: '/admin/reviews',
    element: (
      <UnstyledAntd>
        <ReviewsScreen />
      </UnstyledAntd>
    ),
  },
];

const category = { id: 'c', name: 'Cafés' };

function review(databaseId: number, kind = 'NEW_AD') {
  const brochure = { id: `b${String(databaseId)}`, databaseId, displayTitle: `Ad ${String(databaseId)}` };
  return {
    ...{ kind, waitingSince: '2026-11-20T01:00:00.000Z', isSentBack: false },
    brochure: { ...brochure, type: 'LP_AD', companyName: 'Wren & Co', category, approvalProblems: [] },
  };
}

function serverWith(...reviews: ReturnType<typeof review>[]) {
  const asked: Record<string, unknown>[] = [];
  const answers = {
    viewer: () => ({ role: 'ADMINISTRATOR' }),
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
  expect(asked[0]).toMatchObject({ first: 50, isSentBack: false });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Ad 8' })).toBeVisible();
  expect(screen.getByText('Change of a live ad')).toBeVisible();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Ad 7' })).toHaveFocus();
  await user.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Ad 8' })).toHaveFocus();
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
