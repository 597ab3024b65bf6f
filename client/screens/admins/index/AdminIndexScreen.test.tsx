import { screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import type { BrochureFilter } from '../../../generated/types';
import { ScreenPathsContext } from '../../../platform/page/contexts/ScreenPathsContext';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import AdminIndexScreen from './AdminIndexScreen';

const routes: [RouteObject, ...RouteObject[]] = [
  {
    path: '/admin',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <AdminIndexScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
  { path: '*', element: <p>Elsewhere</p> },
];

const wren = {
  id: 'b7',
  databaseId: 7,
  displayTitle: 'Blue Wren Café',
  companyName: 'Wren & Co',
  type: 'LP_AD',
  status: 'PENDING_REVIEW',
  createdAt: '2026-11-20T02:00:00.000Z',
  category: { id: 'c', name: 'Cafés' },
};

function counted({ statuses = [], isActive, dataQuality }: BrochureFilter): number {
  if (isActive === false) return 2;
  if (dataQuality?.endingWithinDays != null) return 5;
  if (dataQuality?.soldOut === true) return 6;
  if (dataQuality?.withoutPicture === true) return 7;
  if (dataQuality?.withoutPosition === true) return 8;
  return { PENDING_REVIEW: 1, PUBLISHED: 1250, ARCHIVED: 4 }[statuses?.[0] ?? 'ARCHIVED'];
}

const answers = {
  brochures: ({ filter }: { filter: BrochureFilter }) => ({
    totalCount: counted(filter),
    edges: [{ node: wren, cursor: '7' }],
  }),
  privacyRequests: () => ({ totalCount: 2 }),
  dataBreaches: ({ state }: { state: string }) => ({ totalCount: state === 'TO_NOTIFY' ? 1 : 0 }),
  overview: () => ({
    failedMailsCount: 3,
    heldMailsCount: 0,
    failedJobsCount: 0,
    openEnquiriesCount: 9,
    statistics: {
      days: [
        { day: '2026-11-19', totals: [{ eventCode: 'DETAIL_PAGE_VIEW', count: 1200 }] },
        { day: '2026-11-20', totals: [{ eventCode: 'PHONE_CLICK', count: 4 }] },
      ],
    },
  }),
  auditLog: () => ({
    edges: [
      {
        cursor: '1',
        node: {
          id: 'a1',
          action: 'archiveBrochure',
          entityType: 'Brochure',
          entityDatabaseId: 7,
          happenedAt: '2026-11-20T02:00:00.000Z',
          actor: { id: 'x', email: 'kim@site.example' },
        },
      },
    ],
  }),
} satisfies MockResolvers;

describe('the to-do screen', () => {
  it.each([
    ['1Pending review', '/admin/brochures?status=PENDING_REVIEW'],
    ['9Open enquiries', '/admin/enquiries?state=OPEN'],
    ['5Ending in 14 days', '/admin/brochures?status=PUBLISHED&endingIn=14'],
    ['6Sold out', '/admin/brochures?status=PUBLISHED&soldOut=yes'],
    ['7Without a picture', '/admin/brochures?status=PUBLISHED&picture=no'],
    ['8Without a position', '/admin/brochures?status=PUBLISHED&position=no'],
    ['2Outside their dates', '/admin/brochures?status=PUBLISHED&active=no'],
    ['1,250Published', '/admin/brochures?status=PUBLISHED'],
    ['4Archived', '/admin/brochures/archived'],
  ])('%s links to exactly those ads', async (text, path) => {
    await renderScreen({ routes, at: '/admin', answers });
    const links = await screen.findAllByRole('link');
    expect(links.find((link) => link.textContent.startsWith(text))).toHaveAttribute('href', path);
  });

  it.each([
    ['2Privacy requests', '/admin/privacy-requests?state=OPEN'],
    ['1Breaches to notify', '/admin/data-breaches?state=TO_NOTIFY'],
  ])('%s links to exactly those records', async (text, path) => {
    const [{ path: at, element }] = routes;
    const screens = ['/admin/privacy-requests', '/admin/data-breaches'];
    const framed = <ScreenPathsContext value={screens}>{element}</ScreenPathsContext>;
    await renderScreen({ routes: [{ path: at, element: framed }], at: '/admin', answers });
    const links = await screen.findAllByRole('link');
    expect(links.find((link) => link.textContent.startsWith(text))).toHaveAttribute('href', path);
  });

  it('shows problems only where there are any', async () => {
    await renderScreen({ routes, at: '/admin', answers });
    expect(await screen.findByText('Failed mails')).toBeVisible();
    expect(screen.queryByText('Failed jobs')).toBeNull();
    expect(screen.queryByText('Breaches to assess')).toBeNull();
  });

  it('draws the last days, with the same numbers in a table', async () => {
    const { user } = await renderScreen({ routes, at: '/admin', answers });
    const chart = await screen.findByRole('img', {
      name: /^Views by day: 1,200 in 2 days, most on 19\/11\/2026: 1200$/,
    });
    expect(chart.querySelectorAll('rect')).toHaveLength(2);
    await user.click(screen.getByText('The numbers by day'));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['DayViewsClicksQR scansCoupons taken', '20/11/20260400', '19/11/20261,200000']);
  });

  it('shows the last actions and their users', async () => {
    await renderScreen({ routes, at: '/admin', answers });
    expect(await screen.findByText('Archive: ad 7')).toBeVisible();
    expect(screen.getByText('kim@site.example')).toBeVisible();
  });

  it('publishes from the list of the newest', async () => {
    const publishBrochure = jest.fn(() => ({ brochure: { id: 'b7', status: 'PUBLISHED' } }));
    const brochures = jest.fn(answers.brochures);
    const { user } = await renderScreen({ routes, at: '/admin', answers: { ...answers, brochures, publishBrochure } });
    await user.click(await screen.findByRole('button', { name: 'Publish: Blue Wren Café' }));
    expect(await screen.findByText('“Blue Wren Café” is published.')).toBeVisible();
    expect(publishBrochure).toHaveBeenCalledWith({ input: { id: 'b7' } }, expect.anything(), expect.anything());
    await waitFor(() => expect(brochures).toHaveBeenCalledTimes(18)); // nine counts and lists, twice
  });

  it('shows an error and tries again', async () => {
    let isDown = true;
    const brochures: typeof answers.brochures = (args) => {
      if (isDown) throw refusal('INTERNAL', 'boom');
      return answers.brochures(args);
    };
    const { user } = await renderScreen({ routes, at: '/admin', answers: { ...answers, brochures } });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Blue Wren Café')).toBeVisible();
  });
});
