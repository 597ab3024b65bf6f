import { screen, waitFor } from '@testing-library/react';
import { mockBrochure, type MockBrochure } from '../../../test/mockBrochure';
import { renderScreen } from '../../../test/renderScreen';
import ReviewedPageScreen from './ReviewedPageScreen';

const routes = [{ path: '/admin/reviews/:id/page/:version', element: <ReviewedPageScreen /> }];

const recorded = jest.fn(() => ({ events: [] }));

function serverWith(brochure: object | null) {
  return { brochure: () => brochure as MockBrochure | null, recordStatisticEvents: recorded };
}

const live = mockBrochure(7, 'Two for one', { type: 'CP_AD', status: 'PUBLISHED', description: 'By the sea.' });
const preview = { ...live, id: 'b-7', databaseId: -7, displayTitle: 'Three for one' };
const changed = { ...live, pendingRevision: { preview } };

it.each([
  ['live', 'Two for one'],
  ['proposed', 'Three for one'],
])('shows the %s version as visitors see it, without taking presses or counting a view', async (version, title) => {
  await renderScreen({ routes, at: `/admin/reviews/7/page/${version}`, answers: serverWith(changed) });
  const heading = await screen.findByText(title);
  expect(heading.tagName).toBe('H1');
  expect(heading.closest('main')).toHaveAttribute('inert');
  expect(screen.getByText('By the sea.')).toBeInTheDocument();
  expect(screen.getByText('Get coupon')).toBeInTheDocument();
  expect(recorded).not.toHaveBeenCalled();
});

it.each([
  ['7/page/proposed', { ...live, pendingRevision: null }],
  ['7/page/live', null],
  ['x/page/live', null],
])('says at %s that there is no such version', async (address, brochure) => {
  await renderScreen({ routes, at: `/admin/reviews/${address}`, answers: serverWith(brochure) });
  await waitFor(() => expect(screen.getByText('There is no such version of the ad')).toBeVisible());
});
