import { act, screen, waitFor } from '@testing-library/react';
import { useParams } from 'react-router';
import { listContextStore } from '../../../features/brochure-grid/list-context/listContextStore';
import { ListContextNav } from '../../../features/brochure-grid/list-context/ListContextNav';
import { sessionStore } from '../../../features/session/sessionStore';
import type { Session } from '../../../features/session/Session';
import { ScreenPathsContext } from '../../../platform/page/contexts/ScreenPathsContext';
import type { MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import BrochuresScreen from './BrochuresScreen';

function Editor() {
  return <ListContextNav databaseId={Number(useParams().id)} />;
}

const routes = [
  {
    path: '/admin/brochures',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <ScreenPathsContext value={['/admin/brochure/manage/:id']}>
            <BrochuresScreen />
          </ScreenPathsContext>
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
  { path: '/admin/brochure/manage/:id', element: <Editor /> },
];

const session: Session = {
  accessToken: 'token',
  role: 'ADMINISTRATOR',
  user: { did: 'abcdefghijkl', email: 'a@b.example', name: 'Robin', vendor: null },
};

const ad = (databaseId: number) => ({
  ...{ id: `b${databaseId}`, databaseId, version: 1, displayTitle: `Ad no. ${databaseId}`, title: null },
  isDraft: false,
  ...{ status: 'PUBLISHED', type: 'LP_AD', adIndex: null, companyName: null, contactEmail: null, archiveReason: null },
  ...{ isActive: true, detailViewsCount: 3, mapArea: null, thumbnail: null },
  category: { id: 'c1', code: 'STAY', name: 'Stay', parent: null, subCategories: [] },
});

/** A list of 102 ads, 250 first. */
const answers = {
  viewer: () => ({ role: 'ADMINISTRATOR' }),
  brochures: ({ first, offset = 0 }: { first: number; offset?: number }) => ({
    totalCount: 102,
    edges: Array.from({ length: Math.min(first, 3, 102 - offset) }, (_, at) => ({ node: ad(250 - offset - at) })),
  }),
  categories: () => ({ edges: [] }),
  mapAreas: () => ({ edges: [] }),
} satisfies MockResolvers;

const open = (at: string) => renderScreen({ routes, at, answers });
const edit = (databaseId: number) => screen.findByRole('button', { name: `Edit: Ad no. ${databaseId}` });

beforeEach(() => sessionStore.begin(session));
afterEach(() => {
  listContextStore.forget();
  localStorage.clear();
});

it('leads from ad to ad in the list’s order, and back to the row with the selection', async () => {
  const { user, place } = await open('/admin/brochures?q=ad');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Ad no. 250' }));
  await user.click(await edit(249));
  expect(await screen.findByText('2 of 102')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous: Ad no. 250' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next: Ad no. 248' }));
  expect(place.current).toBe('/admin/brochure/manage/248');
  // the next ad is beyond the table's page, so the server is asked
  expect(await screen.findByRole('link', { name: 'Next: Ad no. 247' })).toBeVisible();
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  expect(await screen.findByText('4 of 102')).toBeVisible();
  await user.keyboard('{Alt>}{PageUp}{/Alt}');
  expect(await screen.findByText('3 of 102')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(place.current).toBe('/admin/brochures?q=ad');
  expect(await screen.findByText('1 ad chosen')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row-key', '248'));
});

it('starts anew in another list', async () => {
  const { user } = await open('/admin/brochures');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Ad no. 250' }));
  await user.click(await edit(250));
  const back = await screen.findByRole('link', { name: 'Back to the list' });
  expect(screen.getByText('Previous')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Previous/ })).toBeNull();
  const listContext = listContextStore.get();
  if (listContext) act(() => listContextStore.keep({ ...listContext, view: { ...listContext.view, q: 'other' } }));
  await waitFor(() => expect(back).toHaveAttribute('href', '/admin/brochures?q=other'));
});

it('shows no next ad if the user came from elsewhere', async () => {
  await open('/admin/brochure/manage/250');
  expect(screen.queryByRole('navigation', { name: 'Ads of the list' })).toBeNull();
});
