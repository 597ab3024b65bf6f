import { act, screen, waitFor, within } from '@testing-library/react';
import type { Session } from '../../../features/session/Session';
import { sessionStore } from '../../../features/session/sessionStore';
import { mockBrochure, mockConnection, type MockBrochure } from '../../../test/mockBrochure';
import { mockNavigation } from '../../../test/mockNavigation';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import BrochureAdDetailsScreen from './BrochureAdDetailsScreen';
import BrochureDetailsScreen from './BrochureDetailsScreen';
import { siteName } from '../../../shared/site';

const routes = [
  { path: '/details/:id', element: <BrochureDetailsScreen /> },
  { path: '/details/brochure-ad/:id', element: <BrochureAdDetailsScreen /> },
  { path: '/', element: <p>The list</p> },
];

const motel = mockBrochure(7, 'Stay three, pay two', {
  type: 'CP_AD',
  companyName: 'The Sandpiper Motel',
  highlights: 'By the sea.',
  description: 'Sixteen rooms.\n\nA pool.',
  summary: 'By the sea.',
  validFrom: '2026-11-01',
  validTo: '2026-12-24',
  phoneNo: '1300 123 456',
  wwwUrl: 'https://sandpiper.example/',
  facebookUrl: 'https://facebook.example/sandpiper',
  termsOfOffer: 'Sunday to Thursday.',
  normalPriceCents: 30000,
  discountedPriceCents: 20000,
  normalPriceSince: '2026-01-01',
  discountCents: 10000,
  discountPercent: 33.33,
  couponsRemaining: 4,
  mapArea: { id: 'area-noosa', code: 'noosa', name: 'Noosa' },
  address: { line1: '1 Bay St', line2: null, city: 'Noosa Heads', state: 'QLD', postcode: '4567', locationUrl: null },
});

function serverWith(brochure: MockBrochure | null, changes: MockResolvers = {}): MockResolvers {
  return {
    ...mockNavigation,
    brochure: ({ databaseId }: { databaseId: number }) => (databaseId === brochure?.databaseId ? brochure : null),
    brochures: () => mockConnection([motel, mockBrochure(8, 'A tent by the river')]),
    recordStatisticEvents: () => ({ events: [] }),
    ...changes,
  };
}

it('shows offer, price, dates, place and contact', async () => {
  await renderScreen({ routes, at: '/details/7', answers: serverWith(motel) });
  expect(screen.getByRole('heading', { level: 1, name: 'Stay three, pay two' })).toBeVisible();
  expect(document.title).toBe(`Stay three, pay two – ${siteName}`);
  const facts = within(screen.getByRole('complementary', { name: 'Price, contact and place' }));
  expect(facts.getByText('$200.00', { ignore: '[aria-hidden] *' })).toBeVisible();
  expect(facts.getByText('$100.00 (33.33%)')).toBeVisible();
  expect(facts.getByText('01/11/2026 to 24/12/2026')).toBeVisible();
  expect(facts.getByText('The Sandpiper Motel')).toBeVisible();
  expect(facts.getByText('Noosa Heads QLD 4567')).toBeVisible();
  expect(facts.getByRole('link', { name: 'Noosa' })).toHaveAttribute('href', '/areas/noosa');
  expect(facts.getByRole('link', { name: 'Visit website' })).toHaveAttribute('href', 'https://sandpiper.example/');
  expect(facts.getByRole('link', { name: 'Call 1300 123 456' })).toHaveAttribute('href', 'tel:1300123456');
  expect(facts.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://facebook.example/sandpiper');
  expect(screen.getByText('Sunday to Thursday.')).toBeVisible();
});

it('shows how many one person may take, if the ad limits it', async () => {
  const { unmount } = await renderScreen({ routes, at: '/details/7', answers: serverWith(motel) });
  expect(screen.queryByText('Limit')).toBeNull();
  unmount();
  const limited = { ...motel, couponsPerPerson: 2 };
  await renderScreen({ routes, at: '/details/7', answers: serverWith(limited) });
  expect(screen.getByText('2 coupons a person')).toBeVisible();
});

it('shows when the coupon can be used, and whether it can now', async () => {
  const { unmount } = await renderScreen({ routes, at: '/details/7', answers: serverWith(motel) });
  expect(screen.queryByText('When to use it')).toBeNull();
  unmount();
  const bound = { ...motel, couponHours: 'Mo-Su 00:00-24:00; PH closed', couponHoursSummary: 'Not on public holidays' };
  await renderScreen({ routes, at: '/details/7', answers: serverWith({ ...bound, timeZone: 'Australia/Brisbane' }) });
  expect(screen.getByText(/^Not on public holidays/)).toBeVisible();
  expect(await screen.findByText(/^Usable (now|from)/)).toBeVisible();
});

it('links to similar offers, never to itself', async () => {
  await renderScreen({ routes, at: '/details/7', answers: serverWith(motel) });
  const similar = within(await screen.findByRole('region', { name: 'Similar offers' }));
  expect(similar.getAllByRole('article')).toHaveLength(1);
  expect(similar.getByRole('link', { name: 'A tent by the river' })).toBeVisible();
});

it.each([
  ['in its area', 1, 'Another tent'],
  ['elsewhere, if its area has none', 0, 'A tent by the river'],
])('similar offers are those %s', async (_, inArea, title) => {
  const mapArea = { id: 'area', code: 'noosa', name: 'Noosa' };
  const answers = serverWith(mockBrochure(7, 'The Sandpiper', { mapArea }), {
    brochures: ({ filter }: { filter: { mapAreas?: string[] | null } }) => {
      const others = filter.mapAreas
        ? [mockBrochure(9, 'Another tent')].slice(0, inArea)
        : [mockBrochure(8, 'A tent by the river')];
      return mockConnection(others);
    },
  });
  await renderScreen({ routes, at: '/details/7', answers });
  const similar = within(await screen.findByRole('region', { name: 'Similar offers' }));
  expect(similar.getAllByRole('article')).toHaveLength(1);
  expect(similar.getByRole('link', { name: title })).toBeVisible();
});

it('a bare listing shows no empty boxes', async () => {
  await renderScreen({
    routes,
    at: '/details/9',
    answers: serverWith(mockBrochure(9, 'Corner shop', { type: 'BLD_AD' })),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Corner shop' })).toBeVisible();
  const facts = within(screen.getByRole('complementary', { name: 'Price, contact and place' }));
  expect(facts.queryByText('Address')).toBeNull();
  expect(facts.queryByText('Price')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Contact' })).toBeNull();
});

it('marks a pending ad as a preview, and excludes it from search engines', async () => {
  const draft = mockBrochure(9, 'Draft', { status: 'PENDING_REVIEW' });
  await renderScreen({ routes, at: '/details/9', answers: serverWith(draft) });
  expect(screen.getByText(/^Preview – not yet published/)).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('names the source of a tourism listing', async () => {
  const tour = mockBrochure(9, 'Reef', { type: 'ATDW_AD' });
  await renderScreen({ routes, at: '/details/9', answers: serverWith(tour) });
  expect(screen.getByText('Listing supplied by the Australian Tourism Data Warehouse (ATDW).')).toBeVisible();
});

it.each(['/details/404', '/details/abc', '/details/0', '/details/99999999999'])('%s shows not found', async (at) => {
  await renderScreen({ routes, at, answers: serverWith(motel) });
  expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
});

it.each([
  ['ENDED', 'This offer has ended'],
  ['TAKEN_DOWN', 'This offer has been taken down'],
  ['REPLACED', 'This offer has been replaced'],
  ['ANOTHER', 'This offer has been taken down'],
])('an archived ad shows the reason and offers others: %s', async (reason, heading) => {
  const answers = serverWith(null, {
    brochure: () => {
      throw refusal('GONE', 'This offer has ended.', { reason });
    },
  });
  await renderScreen({ routes, at: '/details/7', answers });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(document.title).toContain(heading);
  expect(await screen.findByRole('link', { name: 'A tent by the river' })).toBeVisible();
});

it('an archived ad links to its replacement', async () => {
  const replacement = { databaseId: 12, title: 'Stay four, pay two' };
  const answers = serverWith(null, {
    brochure: () => {
      throw refusal('GONE', 'This offer has been replaced by a newer one.', { reason: 'REPLACED', replacement });
    },
  });
  await renderScreen({ routes, at: '/details/7', answers });
  const link = await screen.findByRole('link', { name: 'Stay four, pay two' });
  expect(link).toHaveAttribute('href', '/details/12');
});

it.each([
  ['Similar offers', 1],
  ['Other offers, where there are no similar ones', 0],
])('an archived ad links to its category: %s', async (words, similar) => {
  const kiosk = mockBrochure(9, 'Ice in a cone');
  const answers = serverWith(null, {
    brochure: () => {
      throw refusal('GONE', 'This offer has ended.', { category: 'STAY' });
    },
    brochures: ({ filter }: { filter: { categories?: string[] } }) =>
      mockConnection(filter.categories?.[0] === 'STAY' ? [motel].slice(0, similar) : [kiosk]),
  });
  await renderScreen({ routes, at: '/details/7', answers });
  const [heading = ''] = words.split(',');
  const section = within(await screen.findByRole('region', { name: heading }));
  expect(section.getByRole('link', { name: similar ? 'Stay three, pay two' : 'Ice in a cone' })).toBeVisible();
});

it('frames a flipbook in a sandbox, with a link in case its host forbids that', async () => {
  const flipbookFrameUrl = 'https://guides.flips.example/curlew';
  const guide = mockBrochure(7, 'The official guide', {
    type: 'BRO_AD',
    flipbookUrl: flipbookFrameUrl,
    flipbookFrameUrl,
  });
  await renderScreen({ routes, at: '/details/brochure-ad/7', answers: serverWith(guide) });
  const frame = await screen.findByTitle('Flipbook: The official guide');
  expect(frame).toHaveAttribute('src', flipbookFrameUrl);
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|forms/);
  const out = screen.getByRole('link', { name: 'Open the brochure in a page of its own' });
  expect(out).toHaveAttribute('href', flipbookFrameUrl);
  expect(out).toHaveAttribute('rel', 'noopener');
});

it('offers a retry when the server does not respond, and retries', async () => {
  let broken = true;
  const answers = serverWith(motel, {
    brochure: () => {
      if (broken) throw refusal('INTERNAL', 'Something went wrong.');
      return motel;
    },
  });
  const { user } = await renderScreen({ routes, at: '/details/7', answers });
  broken = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Stay three, pay two' })).toBeVisible();
});

it('links to the list for visitors from elsewhere', async () => {
  const { user, place } = await renderScreen({ routes, at: '/details/7', answers: serverWith(motel) });
  await user.click(screen.getByRole('link', { name: 'All offers' }));
  expect(place.current).toBe('/');
});

describe('an ad that waits for review', () => {
  const draft = mockBrochure(9, 'Draft', { type: 'CP_AD', status: 'PENDING_REVIEW' });
  const session: Session = {
    accessToken: 'token',
    role: 'VENDOR',
    user: { did: 'abcdefghijkl', email: 'robin@wren.example', name: 'Robin', vendor: null },
  };
  afterEach(() => act(() => sessionStore.end('SIGNED_OUT')));

  it('opens with the token of a preview link, and cannot be bought or saved', async () => {
    const answers = serverWith(draft, {
      brochure: ({ previewToken }: { previewToken?: string }) => (previewToken === 'a.b.c' ? draft : null),
    });
    await renderScreen({ routes, at: '/details/9?preview=a.b.c', answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Draft' })).toBeVisible();
    expect(screen.getByText('Preview – not yet published. Only people with this link can see it.')).toBeVisible();
    for (const name of [/Get coupon/, 'Share preview', 'Save Draft']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('says that the link has expired', async () => {
    await renderScreen({ routes, at: '/details/9?preview=a.b.c', answers: serverWith(null) });
    expect(await screen.findByRole('heading', { level: 1, name: 'This preview link has ended' })).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('is requested again for signed-in users, because the server rendered the visitors’ page', async () => {
    let calls = 0;
    sessionStore.begin(session);
    await renderScreen({
      ...{ routes, at: '/details/9' },
      answers: serverWith(draft, { brochure: () => ((calls += 1) === 1 ? null : draft) }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Draft' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Share preview' })).toBeVisible();
  });

  it('stays unknown to another signed-in user, after one more request', async () => {
    const brochure = jest.fn(() => null);
    sessionStore.begin(session);
    await renderScreen({ routes, at: '/details/9', answers: serverWith(null, { brochure }) });
    expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    await waitFor(() => expect(brochure).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  });
});

it('lists the other ads of its vendor, and its neighbours with their distance', async () => {
  const vendor = { __typename: 'Vendor' as const, id: 'vendor-3', databaseId: 3, companyName: 'The Sandpiper Motel' };
  const asked: object[] = [];
  const near = (databaseId: number, title: string, distanceKm: number, positionSource: 'EXACT' | 'SUBURB') => ({
    __typename: 'NearbyBrochure' as const,
    distanceKm,
    brochure: mockBrochure(databaseId, title, { positionSource }),
  });
  const answers = serverWith(mockBrochure(7, 'The Sandpiper', { vendor }), {
    brochures: (args: { filter: object }) => {
      asked.push(args.filter);
      return mockConnection('vendorId' in args.filter ? [mockBrochure(9, 'Two nights for one')] : []);
    },
    nearbyBrochures: () => [near(21, 'Fish shop', 0.352, 'EXACT'), near(22, 'Somewhere', 2.1, 'SUBURB')],
  });
  await renderScreen({ routes, at: '/details/7', answers });
  const more = within(await screen.findByRole('region', { name: 'More from The Sandpiper Motel' }));
  expect(more.getByRole('link', { name: 'Two nights for one' })).toHaveAttribute('href', '/details/9');
  expect(asked).toContainEqual(expect.objectContaining({ vendorId: 3, statuses: ['PUBLISHED'], isActive: true }));
  const neighbours = within(await screen.findByRole('region', { name: 'Nearby' }));
  expect(neighbours.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Fish shopStay · 350 m',
    'SomewhereStay · ≈ 2.1 km',
  ]);
});

it('lists the other ads of its business without a vendor, and leads to all of them', async () => {
  const asked: object[] = [];
  const answers = serverWith(mockBrochure(7, 'The Sandpiper', { companyName: 'Sandpiper Motel', vendor: null }), {
    brochures: (args: { filter: object }) => {
      asked.push(args.filter);
      return mockConnection('businessOf' in args.filter ? [mockBrochure(9, 'Two nights for one')] : []);
    },
  });
  await renderScreen({ routes, at: '/details/7', answers });
  const more = within(await screen.findByRole('region', { name: 'More from Sandpiper Motel' }));
  expect(more.getByRole('link', { name: 'Two nights for one' })).toHaveAttribute('href', '/details/9');
  // every type that the list above it shows, also those that a list leaves out by default
  expect(more.getByRole('link', { name: 'All from Sandpiper Motel' })).toHaveAttribute(
    'href',
    '/?broTypes=LP_AD%2CPT_AD%2CBRO_AD%2CCP_AD%2CBLD_AD&business=7',
  );
  expect(asked).toContainEqual(expect.objectContaining({ businessOf: 7, statuses: ['PUBLISHED'], isActive: true }));
});

it('does not repeat the name of a business that is its title', async () => {
  const named = mockBrochure(7, 'The Sandpiper Motel', { companyName: 'The Sandpiper Motel' });
  await renderScreen({ routes, at: '/details/7', answers: serverWith(named) });
  expect(screen.queryByText('Business', { selector: 'dt' })).toBeNull();
});
