import { act, screen, waitFor, within } from '@testing-library/react';
import { SiteHeader } from '../../../features/site-navigation/SiteHeader';
import { nearMeStore } from '../../../features/browse-filters/near-me/nearMeStore';
import type { BrochureFilter, BrochureOrder } from '../../../generated/types';
import { mockBrochure, mockConnection, type MockBrochure } from '../../../test/mockBrochure';
import { mockNavigation } from '../../../test/mockNavigation';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import BrochureListScreen from './BrochureListScreen';

interface ListArguments {
  first: number;
  after: string | null;
  page: number | null;
  filter: BrochureFilter;
  orderBy: BrochureOrder[];
}

const routes = [
  {
    path: '/',
    element: (
      <>
        <SiteHeader withCategories />
        <BrochureListScreen />
      </>
    ),
  },
];

const coupon = mockBrochure(1, 'Two coffees for one', {
  type: 'CP_AD',
  companyName: 'Salt & Co',
  address: { line1: '1 Bay St', line2: null, city: 'Noosa Heads', state: 'QLD', postcode: '4567', locationUrl: null },
  summary: 'Any two coffees.',
  normalPriceCents: 1200,
  discountedPriceCents: 600,
  discountCents: 600,
  discountPercent: 50,
  couponsRemaining: 7,
  validTo: '2099-12-24',
});

/** A server that lists these ads and records the requests. */
function serverWith(brochures: MockBrochure[], changes: MockResolvers = {}) {
  const asked: ListArguments[] = [];
  const answers: MockResolvers = {
    ...mockNavigation,
    brochures: (args: ListArguments) => {
      asked.push(args);
      return mockConnection(brochures, args);
    },
    ...changes,
  };
  return { answers, asked };
}

const main = () => within(screen.getByRole('list', { name: /offers|Stay|Brochures/i }));
const kinds = () => within(screen.getByRole('navigation', { name: 'Kinds of offers' }));

beforeEach(() => {
  localStorage.clear();
  nearMeStore.set(null);
});

describe('the list', () => {
  it('shows a coupon with its price, discount, remaining number and end', async () => {
    const { answers } = serverWith([coupon]);
    await renderScreen({ routes, at: '/?q=coffee', answers });
    const card = within(main().getByRole('article'));
    expect(card.getByRole('link', { name: 'Two coffees for one' })).toHaveAttribute('href', '/details/1');
    expect(card.getByText('Salt & Co · Noosa Heads')).toBeVisible();
    expect(card.getByText('$6.00')).toBeVisible();
    expect(card.getByText('$6.00 (50.00%)')).toBeVisible();
    expect(card.getByText('7 left')).toBeVisible();
    expect(card.getByText('Ends 24/12/2099')).toBeVisible();
  });

  it.each([
    [{ couponsRemaining: 0 }, ['$6.00 (50.00%)', 'Sold out']],
    [{ couponsUnlimited: true, couponsRemaining: null }, ['N/A', 'N/A', 'N/A']],
    [{ discountCents: null, discountPercent: null }, ['$6.00 Value $12.00', 'N/A', '7 left']],
  ])('shows the remaining number of a coupon with %j', async (difference, words) => {
    const { answers } = serverWith([{ ...coupon, ...difference }]);
    await renderScreen({ routes, at: '/?q=coffee', answers });
    const said = within(main().getByRole('article'))
      .getAllByRole('definition')
      .map((definition) => definition.textContent);
    expect(said.slice(-words.length)).toEqual(words);
  });

  it('requests published ads of the default types, by index and then newest first, in full rows', async () => {
    const { answers, asked } = serverWith([coupon]);
    await renderScreen({ routes, at: '/', answers });
    expect(asked[0]).toMatchObject({
      first: 12,
      filter: { statuses: ['PUBLISHED'], types: ['LP_AD', 'CP_AD', 'BLD_AD'] },
      orderBy: [{ field: 'RECOMMENDED' }],
    });
  });

  it('announces the number of ads, also for visitors who cannot see them', async () => {
    const { answers } = serverWith([coupon, mockBrochure(2, 'Sea view')]);
    await renderScreen({ routes, at: '/', answers });
    expect(screen.getByText('1 offer · 1 business')).toHaveAttribute('role', 'status');
  });

  it('keeps its ads if "Show more" fails, says so, and loads them when it is pressed again', async () => {
    const many = Array.from({ length: 30 }, (_, index) => mockBrochure(index + 1, `Offer ${index + 1}`));
    let isDown = true;
    const { answers } = serverWith(many, {
      brochures: (args: ListArguments) => {
        if (args.after && isDown) throw refusal('INTERNAL', 'Something went wrong.');
        return mockConnection(many, args);
      },
    });
    const { user } = await renderScreen({ routes, at: '/', answers });
    await user.click(await screen.findByRole('link', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('More offers could not be loaded. Try again.');
    expect(main().getAllByRole('article')).toHaveLength(12);
    isDown = false;
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await main().findByText('Offer 30')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('grows by "Show more", a link to the next page for visitors without JavaScript', async () => {
    const many = Array.from({ length: 30 }, (_, index) => mockBrochure(index + 1, `Offer ${index + 1}`));
    const { answers, asked } = serverWith(many);
    const { user, place } = await renderScreen({ routes, at: '/?category=STAY', answers });
    expect(main().getAllByRole('article')).toHaveLength(12);
    const more = screen.getByRole('link', { name: 'Show more' });
    expect(more).toHaveAttribute('href', '/?category=STAY&page=2');
    await user.click(more);
    expect(await main().findByText('Offer 30')).toBeVisible();
    expect(main().getAllByRole('article')).toHaveLength(30);
    expect(asked.at(-1)).toMatchObject({ first: 24, after: 'brochure-12' });
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    expect(place.current).toBe('/?category=STAY');
  });

  it('begins with the page of its address, which leads to all others', async () => {
    const many = Array.from({ length: 100 }, (_, index) => mockBrochure(index + 1, `Offer ${index + 1}`));
    const { answers, asked } = serverWith(many);
    const { user } = await renderScreen({ routes, at: '/?category=STAY&page=4', answers });
    expect(asked.at(-1)).toMatchObject({ first: 12, page: 4 });
    const pages = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
    expect(pages.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1', '/?category=STAY'],
      ['2', '/?category=STAY&page=2'],
      ['3', '/?category=STAY&page=3'],
      ['4', '/?category=STAY&page=4'],
      ['5', '/?category=STAY&page=5'],
      ['9', '/?category=STAY&page=9'],
    ]);
    expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'true');
    expect(main().getAllByRole('article')).toHaveLength(12);
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    expect(asked.at(-1)).toMatchObject({ first: 24, page: null, after: 'brochure-48' });
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(36));
    expect(screen.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'true');
  });

  it('names the page in view in its address, and stays as it is', async () => {
    const observers: { notify: IntersectionObserverCallback; observed: Element[] }[] = [];
    const spy = jest.spyOn(window, 'IntersectionObserver').mockImplementation((notify) => {
      const observed: Element[] = [];
      observers.push({ notify, observed });
      const observe = (element: Element) => observed.push(element);
      return { observe, disconnect: () => undefined } as unknown as IntersectionObserver;
    });
    const many = Array.from({ length: 50 }, (_, index) => mockBrochure(index + 1, `Offer ${index + 1}`));
    const { answers, asked } = serverWith(many);
    const { user, place } = await renderScreen({ routes, at: '/?category=STAY', answers });
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    await main().findByText('Offer 36');
    const scrollTo = async (page: number) => {
      const { notify, observed } = observers.findLast((one) => one.observed.length === 3)!;
      const entries = observed.map((target, at) => ({ target, isIntersecting: at < page }));
      await act(() => {
        notify(entries as IntersectionObserverEntry[], null!);
        return Promise.resolve();
      });
    };
    await scrollTo(3);
    expect(place.current).toBe('/?category=STAY&page=3');
    expect(main().getAllByRole('article')).toHaveLength(36);
    await scrollTo(1);
    expect(place.current).toBe('/?category=STAY');
    expect(main().getAllByRole('article')).toHaveLength(36);
    expect(asked).toHaveLength(2);
    spy.mockRestore();
  });

  it.each(['0', '-1', '1.5', 'x', '1001', '%00'])('ignores page=%s', async (page) => {
    const { answers, asked } = serverWith([mockBrochure(1, 'Sea view')]);
    await renderScreen({ routes, at: `/?page=${page}`, answers });
    expect(asked.at(-1)).toMatchObject({ page: null });
  });

  it('leads from a page that the list no longer has to its last one', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => mockBrochure(index + 1, `Offer ${index + 1}`));
    const { place } = await renderScreen({ routes, at: '/?category=STAY&page=9', answers: serverWith(twenty).answers });
    await waitFor(() => expect(place.current).toBe('/?category=STAY&page=2'));
    expect(main().getAllByRole('article')).toHaveLength(8);
  });

  it('offers letters for a long list from A to Z, as links where there are ads', async () => {
    const many = Array.from({ length: 30 }, (_, index) => mockBrochure(index + 1, `Offer ${index + 1}`));
    const { answers, asked } = serverWith(many);
    const brochureLetters = () => [
      { letter: 'C', count: 29 },
      { letter: '0-9', count: 1 },
    ];
    await renderScreen({
      ...{ routes, at: '/?category=STAY&sort=TITLE&letter=c' },
      answers: { ...answers, brochureLetters },
    });
    expect(asked.at(-1)).toMatchObject({ filter: { letter: 'C' } });
    const letters = await screen.findByRole('navigation', { name: 'Offers by first letter' });
    await within(letters).findByRole('link', { name: '0–9: 1 offer or business' });
    const links = within(letters).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All', '/?category=STAY&sort=TITLE'],
      ['C', '/?category=STAY&sort=TITLE&letter=C'],
      ['0–9', '/?category=STAY&sort=TITLE&letter=0-9'],
    ]);
  });

  it('has no letters in another order', async () => {
    const many = Array.from({ length: 30 }, (_, index) => mockBrochure(index + 1, `Offer ${index + 1}`));
    const { answers, asked } = serverWith(many);
    await renderScreen({ routes, at: '/?sort=NEWEST&letter=C', answers });
    expect(asked.at(-1)?.filter).not.toHaveProperty('letter');
    expect(screen.queryByRole('navigation', { name: 'Offers by first letter' })).toBeNull();
  });

  it('marks a pending ad as a preview', async () => {
    const { answers, asked } = serverWith([mockBrochure(5, 'Draft', { status: 'PENDING_REVIEW' })]);
    await renderScreen({ routes, at: '/?id=5', answers });
    expect(screen.getByText('Preview – not yet published')).toBeVisible();
    expect(asked[0]?.filter).toEqual({ ids: [5], isActive: true, statuses: ['PENDING_REVIEW', 'PUBLISHED'] });
  });

  it('names the filters that leave no ads, and links to remove them', async () => {
    const ads = [coupon, mockBrochure(2, 'Tea room'), mockBrochure(3, 'Tea house')];
    const { answers } = serverWith([], {
      brochures: ({ filter }: ListArguments) =>
        mockConnection(ads.slice((filter.categories ? 2 : 0) + (filter.q ? 1 : 0))),
    });
    await renderScreen({ routes, at: '/?category=FOOD_DRINK_CAFES&mapArea=noosa&q=tea', answers });
    expect(await screen.findByRole('heading', { name: 'No results for “tea”' })).toBeVisible();
    const ways = within(screen.getByRole('list', { name: 'Lists with fewer filters' })).getAllByRole('listitem');
    expect(ways.map((way) => [way.textContent, within(way).queryByRole('link')?.getAttribute('href')])).toEqual([
      ['Without Cafés 2 businesses', '/?mapArea=noosa&q=tea'],
      ['Without Noosa nothing either', undefined],
      ['Without “tea” 1 business', '/?category=FOOD_DRINK_CAFES&mapArea=noosa'],
      ['Clear all filters 1 offer · 2 businesses', '/'],
    ]);
  });

  it('also counts without the position of the visitor, and forgets it', async () => {
    nearMeStore.set({ lat: -26.4, lon: 153.1 });
    const { answers } = serverWith([], {
      brochures: ({ filter }: ListArguments) => mockConnection(filter.near == null ? [coupon] : []),
    });
    const { user, place } = await renderScreen({ routes, at: '/?withinKm=5', answers });
    const link = await screen.findByRole('link', { name: 'Without Near Me' });
    expect(link.closest('li')).toHaveTextContent('1 offer');
    await user.click(link);
    expect(nearMeStore.get()).toBeNull();
    expect(place.current).toBe('/?withinKm=5');
  });

  const advised = (q: string, totalCount: number, without: string[] = []) => ({
    ...{ __typename: 'AdvisedSearch' as const, q, totalCount, without },
  });

  it.each([
    [
      'a known spelling',
      { corrected: advised('tea room', 2), nearby: null, relaxed: [] },
      'tea room',
      'Did you mean tea room?2 results',
    ],
    [
      'what is near a place',
      { corrected: null, nearby: advised('tea near rom', 3), relaxed: [] },
      'tea near rom',
      'tea near rom3 results within 20 km',
    ],
    [
      'fewer words',
      { corrected: null, nearby: null, relaxed: [advised('tea', 14, ['rom'])] },
      'tea',
      'tea14 results without “rom”',
    ],
  ])('advises %s where a search finds nothing', async (_, advice, name, row) => {
    const { answers } = serverWith([], { searchAdvice: () => ({ __typename: 'SearchAdvice' as const, ...advice }) });
    await renderScreen({ routes, at: '/?q=tea+rom', answers });
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', `/?${String(new URLSearchParams({ q: name }))}`);
    expect(link.closest('li')?.textContent).toBe(row);
  });

  it('lets visitors choose the order, and keeps it in the address', async () => {
    const { answers, asked } = serverWith([coupon]);
    const { user, place } = await renderScreen({ routes, at: '/?category=FOOD_DRINK_CAFES', answers });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    expect(place.current).toBe('/?category=FOOD_DRINK_CAFES&sort=PRICE');
    expect(asked.at(-1)).toMatchObject({ orderBy: [{ field: 'PRICE' }] });
  });

  it.each(['INTERNAL', 'UNAVAILABLE'])(
    'offers a retry when the server does not respond (%s), and retries',
    async (code) => {
      let broken = true;
      const { answers } = serverWith([coupon], {
        brochures: () => {
          if (broken) throw refusal(code, 'Something went wrong.');
          return mockConnection([coupon]);
        },
      });
      const { user } = await renderScreen({ routes, at: '/', answers });
      broken = false;
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      expect(await main().findByText('Two coffees for one')).toBeVisible();
    },
  );

  it('repeats the server’s message about an invalid address', async () => {
    const { answers } = serverWith([], {
      brochures: () => {
        throw refusal('BAD_REQUEST', 'The search is too long.');
      },
    });
    await renderScreen({ routes, at: '/?q=x', answers });
    expect(await screen.findByText('The search is too long.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('the filters', () => {
  it.each([
    ['Offers', 'CP_AD'],
    ['Brochures', 'BRO_AD'],
    ['Landing Pages', 'LP_AD'],
  ])('%s filters by %s only, in the address, the list and the next visit', async (chip, type) => {
    const { answers, asked } = serverWith([coupon]);
    const { user, place } = await renderScreen({ routes, at: '/?mapArea=noosa', answers });
    await user.click(kinds().getByRole('link', { name: chip }));
    expect(place.current).toBe(`/?mapArea=noosa&broTypes=${type}`);
    expect(asked.at(-1)?.filter).toMatchObject({ types: [type], mapAreas: ['noosa'] });
    expect(localStorage.getItem('typeFilter')).toBe(JSON.stringify(type));
    await user.click(kinds().getByRole('link', { name: 'All' }));
    expect(place.current).toBe('/');
    expect(localStorage.getItem('typeFilter')).toBeNull();
    expect(localStorage.getItem('selectedMapArea')).toBeNull();
  });

  it('are chips that can be removed, with one "Clear" for all of them and Near Me', async () => {
    const { answers } = serverWith([coupon]);
    nearMeStore.set({ lat: -26.4, lon: 153.1 });
    const { user, place } = await renderScreen({ routes, at: '/?category=STAY&mapArea=noosa&broTypes=CP_AD', answers });
    const chosen = within(screen.getByRole('list', { name: 'Chosen filters' }));
    const labels = chosen.getAllByRole('link').map((link) => link.textContent);
    expect(labels).toEqual(['Stay, lift this filter', 'Noosa, lift this filter', 'Offers, lift this filter', 'Clear']);
    await user.click(chosen.getByRole('link', { name: /^Stay/ }));
    expect(place.current).toBe('/?mapArea=noosa&broTypes=CP_AD');
    await user.click(screen.getByRole('link', { name: 'Clear' }));
    expect(place.current).toBe('/');
    expect(nearMeStore.get()).toBeNull();
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
    expect(localStorage.getItem('selectedMapArea')).toBeNull();
  });

  it('selects and remembers a category or sub-category of the bar', async () => {
    const { answers, asked } = serverWith([coupon]);
    const { user, place } = await renderScreen({ routes, at: '/?q=tea', answers });
    const bar = within(screen.getByRole('navigation', { name: 'Categories' }));
    await user.click(bar.getAllByRole('link', { name: 'Cafés' })[0]!);
    expect(place.current).toBe('/?category=FOOD_DRINK_CAFES&q=tea');
    expect(asked.at(-1)?.filter.categories).toEqual(['FOOD_DRINK_CAFES']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cafés for “tea”');
    expect(localStorage.getItem('selectedCategory')).toBe('"FOOD_DRINK_CAFES"');
  });

  it('selects an area without losing the other filters', async () => {
    const { answers } = serverWith([coupon]);
    const { user, place } = await renderScreen({ routes, at: '/?broTypes=CP_AD', answers });
    await user.click(screen.getAllByRole('link', { name: 'Noosa' })[0]!);
    expect(place.current).toBe('/?mapArea=noosa&broTypes=CP_AD');
    expect(localStorage.getItem('selectedMapArea')).toBe('"noosa"');
  });

  it('searches words within the other filters', async () => {
    const { answers } = serverWith([coupon]);
    const { user, place } = await renderScreen({ routes, at: '/?mapArea=noosa', answers });
    await user.type(screen.getByLabelText('Search offers'), ' flat white {Enter}');
    expect(place.current).toBe('/?mapArea=noosa&q=flat+white');
  });
});

describe('near me', () => {
  function geolocationThat(answer: (success: PositionCallback, failure: PositionErrorCallback) => void) {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: answer } });
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
    jest.useRealTimers();
  });
  const press = async (user: { click: (element: Element) => Promise<void> }) =>
    user.click(screen.getByRole('button', { name: 'Near Me' }));

  it('orders by distance once the browser has a position, and forgets it when switched off', async () => {
    geolocationThat((success) =>
      success({ coords: { latitude: -26.391234, longitude: 153.091234 } } as GeolocationPosition),
    );
    const { answers, asked } = serverWith([coupon], {});
    const { user } = await renderScreen({ routes, at: '/?q=a', answers });
    await press(user);
    const nearest = asked.find((args) => args.filter.near != null);
    expect(nearest).toMatchObject({
      first: 50,
      filter: { near: { latitude: -26.3912, longitude: 153.0912 } },
      orderBy: [{ field: 'DISTANCE' }],
    });
    expect(JSON.parse(localStorage.getItem('nearMeFilter') ?? '')).toEqual({
      isOn: true,
      lat: -26.3912,
      lon: 153.0912,
    });
    expect(kinds().getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
    await press(user);
    expect(JSON.parse(localStorage.getItem('nearMeFilter') ?? '')).toEqual({ isOn: false });
    expect(asked.at(-1)?.filter.near ?? null).toBeNull();
    expect(kinds().getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    [2444, 2450, 'Your position is known within about 2.5 km.'],
    [37.2, 40, 'Your position is known within about 40 m.'],
  ])('shows an accuracy of %d m', async (accuracy, stored, words) => {
    geolocationThat((success) =>
      success({ coords: { latitude: -26.4, longitude: 153.1, accuracy } } as GeolocationPosition),
    );
    const { answers } = serverWith([coupon]);
    const { user } = await renderScreen({ routes, at: '/?q=a', answers });
    await press(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(JSON.parse(localStorage.getItem('nearMeFilter') ?? '')).toMatchObject({ accuracy: stored });
  });

  it('searches around the visitor for "near me"', async () => {
    const none = { __typename: 'SearchAdvice' as const, corrected: null, nearby: null, relaxed: [] };
    const { answers } = serverWith([], { searchAdvice: () => none });
    geolocationThat((success) =>
      success({ coords: { latitude: -26.4, longitude: 153.1, accuracy: 20 } } as GeolocationPosition),
    );
    const { user, place } = await renderScreen({ routes, at: '/?q=cafe+near+me', answers });
    const row = (await screen.findByText('“cafe” around you')).closest<HTMLElement>('li');
    if (!row) throw new Error('The text is in no row.');
    await user.click(within(row).getByRole('button', { name: 'Near Me' }));
    await waitFor(() => expect(place.current).toBe('/?q=cafe'));
    expect(nearMeStore.get()).toMatchObject({ lat: -26.4, lon: 153.1 });
  });

  it('shows a refused permission for six seconds', async () => {
    geolocationThat((_success, failure) => failure({ code: 1 } as GeolocationPositionError));
    const { answers } = serverWith([coupon]);
    await renderScreen({ routes, at: '/?q=a', answers });
    jest.useFakeTimers();
    await act(async () => {
      screen.getByRole('button', { name: 'Near Me' }).click();
      await jest.advanceTimersByTimeAsync(0);
    });
    const text = 'Sorry, it is not possible to get your current location.';
    expect(screen.getByText(text)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(5999));
    expect(screen.getByText(text)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText(text)).toBeNull();
  });

  it('stops waiting after ten seconds without a response to the prompt', async () => {
    geolocationThat(() => undefined);
    const { answers } = serverWith([coupon]);
    await renderScreen({ routes, at: '/?q=a', answers });
    jest.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Near Me' }).click());
    await act(() => jest.advanceTimersByTimeAsync(9999));
    expect(screen.getByRole('button', { name: 'Finding you …' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Sorry, it is not possible to get your current location.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Near Me' })).toBeVisible();
  });

  it('reports a browser without geolocation', async () => {
    const { answers } = serverWith([coupon]);
    const { user } = await renderScreen({ routes, at: '/?q=a', answers });
    await press(user);
    expect(screen.getByText('Getting your current location is not supported in this browser.')).toBeVisible();
  });

  it('counts the ads without a position', async () => {
    nearMeStore.set({ lat: -26.4, lon: 153.1 });
    const { answers } = serverWith([], {
      brochures: (args: ListArguments) =>
        mockConnection(args.filter.near == null ? [coupon, mockBrochure(2, 'Nowhere')] : [coupon]),
    });
    await renderScreen({ routes, at: '/?q=a', answers });
    expect(
      await screen.findByText('Nearest first. 1 offer or business without a known place is not shown.'),
    ).toBeVisible();
  });
});

describe('on a phone', () => {
  it('has area and categories above the list, with the other filters', async () => {
    const { answers } = serverWith([coupon]);
    await renderScreen({ routes, at: '/?category=STAY&mapArea=noosa&q=tea', answers });
    const scope = within(await screen.findByRole('navigation', { name: 'Area and categories' }));
    expect(scope.getByRole('link', { name: 'Area: Noosa' })).toHaveAttribute(
      'href',
      '/all-categories?category=STAY&mapArea=noosa&q=tea',
    );
    expect(scope.getByRole('link', { name: 'Stay' })).toHaveAttribute('aria-current', 'true');
    expect(scope.getByRole('link', { name: 'Food & drink' })).toHaveAttribute(
      'href',
      '/?category=FOOD_DRINK&mapArea=noosa&q=tea',
    );
  });

  it('leads to the map with the same filters', async () => {
    const { answers } = serverWith([coupon]);
    await renderScreen({ routes, at: '/?category=STAY&q=tea', answers });
    expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute('href', '/brochureMap?category=STAY&q=tea');
  });

  it('leads to no map and offers no order without ads', async () => {
    const { answers } = serverWith([]);
    await renderScreen({ routes, at: '/?category=STAY&q=tea', answers });
    expect(await screen.findByRole('heading', { name: 'No results for “tea”' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Map' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  });
});
