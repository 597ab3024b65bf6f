import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { BrochureCardBrochureFragmentDoc } from '../../generated/BrochureCard';
import { MapOfferBrochureFragmentDoc } from '../../generated/MapOffer';
import { mockBrochure, mockConnection } from '../../test/mockBrochure';
import { renderScreen } from '../../test/renderScreen';
import { WithBrochure } from '../../test/WithBrochure';
import { MapOffer } from '../maps/offer-popup/MapOffer';
import { BrochureCard } from './BrochureCard';
import { brochurePath } from './brochurePath';
import { BrochureSuggestions } from './BrochureSuggestions';

type Values = Parameters<typeof mockBrochure>[2];

const rendition = (width: number) => ({ width, url: `/files/${String(width)}.webp` });
const thumbnail = {
  ...{ id: 't', url: '/files/t.jpg', altText: 'A wave', width: 1200, height: 900, dominantColor: '#123456' },
  renditions: [rendition(320), rendition(640), rendition(1280)],
};
const prices = { normalPriceCents: 4000, discountedPriceCents: 2500, discountCents: 1500, discountPercent: 37.5 };
const coupon: Values = { ...{ type: 'CP_AD', couponsRemaining: 12 }, ...prices };

async function draw(values: Values, props: Partial<ComponentProps<typeof BrochureCard>> = {}, at = '/') {
  const element = (
    <WithBrochure fragment={BrochureCardBrochureFragmentDoc}>
      {(brochure) => <BrochureCard brochure={brochure} {...props} />}
    </WithBrochure>
  );
  const answers = { brochure: () => mockBrochure(7, 'Surf lesson', values) };
  const view = await renderScreen({ routes: [{ path: '*', element }], at, answers });
  return { ...view, card: await screen.findByRole('article') };
}

it('is one link, named by its title, with place, summary and type', async () => {
  const address = { line1: '3 Church Street', line2: null, city: 'Tern Bay', state: 'QLD', postcode: '4567' };
  const { card } = await draw({
    ...{ companyName: 'Tern Surf', summary: 'Two hours.', thumbnail },
    address: { ...address, locationUrl: null },
  });
  expect(within(card).getByRole('heading', { level: 2, name: 'Surf lesson' })).toBeVisible();
  expect(within(card).getAllByRole('link')).toHaveLength(1);
  expect(within(card).getByRole('link', { name: 'Surf lesson' })).toHaveAttribute('href', '/details/7');
  for (const text of ['Tern Surf · Tern Bay', 'Two hours.', 'Business', 'Stay']) expect(card).toHaveTextContent(text);
});

it.each([
  [true, 'eager', 'high'],
  [false, 'lazy', null],
])('loads the picture with the right priority; first: %s', async (first, loading, priority) => {
  const { card } = await draw({ thumbnail }, { first });
  const picture = within(card).getByRole('img', { name: 'A wave' });
  expect(picture).toHaveAttribute('loading', loading);
  expect(picture.getAttribute('fetchpriority')).toBe(priority);
  expect(picture).toHaveAttribute('src', '/files/640.webp');
  expect(picture).toHaveAttribute('srcset', '/files/320.webp 320w, /files/640.webp 640w');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '900']);
});

it('reserves the room of a picture whose size is unknown, and lets screen readers skip it', async () => {
  const { card } = await draw({
    thumbnail: { ...thumbnail, altText: null, width: null, height: null, renditions: [] },
  });
  const picture = card.querySelector('img')!;
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['640', '480']);
  expect(picture).toHaveAttribute('alt', '');
  expect(picture).toHaveAttribute('src', '/files/t.jpg');
  expect(picture).not.toHaveAttribute('srcset');
});

it.each([
  ['CP_AD', 'Offer'],
  ['BRO_AD', 'Brochure'],
  ['LP_AD', 'Business'],
  ['BLD_AD', 'Business'],
  ['PT_AD', 'Link to another site'],
] as const)('names the kind of a %s as visitors do: %s', async (type, badge) => {
  const { card } = await draw({ type });
  expect(within(card).getByText(badge)).toBeVisible();
});

it('shows the art of its category in place of a picture, the same at each visit', async () => {
  const { card, unmount } = await draw({});
  const art = card.querySelector('[data-art="bed"]')!;
  expect(art).toHaveAttribute('aria-hidden', 'true');
  expect(within(card).queryByRole('img')).toBeNull();
  unmount();
  const again = (await draw({})).card.querySelector('[data-art="bed"]')!;
  expect(again.innerHTML).toBe(art.innerHTML);
});

it('says until when it is open, by the clock of its place', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T03:00:00Z'), doNotFake: ['queueMicrotask', 'setTimeout'] });
  const { card } = await draw({ openingHours: 'Mo-Fr 09:00-17:00', timeZone: 'Australia/Brisbane' });
  expect(await within(card).findByText('Open until 5 pm')).toBeVisible();
  jest.useRealTimers();
});

it('shows street and category of a directory entry without a picture', async () => {
  const address = { line1: '3 Church Street', line2: null, city: 'Tern Bay', state: 'QLD', postcode: '4567' };
  const { card } = await draw({ type: 'BLD_AD', address: { ...address, locationUrl: null } }, { distanceKm: 1.24 });
  expect(card).toHaveTextContent('3 Church Street, Tern Bay');
  expect(card).toHaveTextContent('Stay');
  expect(within(card).getAllByText('1.2 km')).toHaveLength(1);
});

it.each<[string, Values, number | undefined, string | null]>([
  ['of an exact position', {}, 0.043, '40 m'],
  ['of a suburb, as approximate', { positionSource: 'SUBURB' }, 0.043, '≈ 40 m'],
  ['of the very same place', {}, 0, '10 m'],
  ['unknown', {}, undefined, null],
])('shows the distance %s', async (_what, values, distanceKm, text) => {
  const { card } = await draw(values, distanceKm === undefined ? {} : { distanceKm });
  if (text === null) expect(card).not.toHaveTextContent(/\d m|km/);
  else expect(within(card).getByText(text)).toBeVisible();
});

describe('an ad pending review', () => {
  it('is marked as a preview, cannot be saved, and keeps the preview link', async () => {
    const { card } = await draw({ status: 'PENDING_REVIEW' }, {}, '/?id=7&preview=se%2Bcret');
    expect(card).toHaveTextContent('Preview – not yet published');
    expect(within(card).queryByRole('button')).toBeNull();
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/details/7?preview=se%2Bcret');
  });

  it('does not pass its token on to published ads', async () => {
    const { card } = await draw({}, {}, '/?id=7&preview=secret');
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/details/7');
    expect(within(card).getByRole('button', { name: 'Save Surf lesson' })).toBeVisible();
  });
});

describe('the price of a coupon', () => {
  it('strikes out a former price that the server found proven', async () => {
    const { card } = await draw(coupon);
    expect(card).toHaveTextContent('$25.00 Was $40.00');
    expect(within(card).getByText('$40.00').tagName).toBe('S');
    expect(card).toHaveTextContent('Save$15.00 (37.50%)');
    expect(card).toHaveTextContent('12 left');
  });

  it('calls it a value, and claims no saving, otherwise', async () => {
    const { card } = await draw({ ...coupon, discountCents: null, discountPercent: null });
    expect(card).toHaveTextContent('$25.00 Value $40.00');
    expect(card.querySelector('s')).toBeNull();
    expect(card).toHaveTextContent('DiscountN/A');
    expect(card).not.toHaveTextContent('Save$');
  });

  it('says when all are taken', async () => {
    const { card } = await draw({ ...coupon, couponsRemaining: 0 });
    expect(within(card).getByText('Sold out')).toBeVisible();
  });

  it('shows N/A for all three facts of unlimited coupons', async () => {
    const { card } = await draw({ ...coupon, couponsUnlimited: true });
    expect(within(card).getAllByText('N/A')).toHaveLength(3);
    expect(card).not.toHaveTextContent('$25.00');
  });

  it('is not on other ads', async () => {
    const { card } = await draw({ ...coupon, type: 'LP_AD' });
    expect(card).not.toHaveTextContent('$');
  });
});

it('shows a date for an end that is far away', async () => {
  const { card } = await draw({ validTo: '2099-12-24' });
  expect(within(card).getByText('Ends 24/12/2099')).toBeVisible();
});

it('leads brochures to their own page', () => {
  expect(brochurePath({ type: 'BRO_AD', databaseId: 7 })).toBe('/details/brochure-ad/7');
  expect(brochurePath({ type: 'CP_AD', databaseId: 7 })).toBe('/details/7');
});

describe('suggestions', () => {
  const ads = (count: number) => Array.from({ length: count }, (_, at) => mockBrochure(at + 1, `Ad ${String(at + 1)}`));
  const suggest = (count: number, exceptId?: string) => {
    const props = { heading: 'See also', filter: {}, ...(exceptId !== undefined && { exceptId }) };
    const element = <BrochureSuggestions {...props} otherwise={<p>Nothing else</p>} />;
    const answers = { brochures: (args: object) => mockConnection(ads(count), args) };
    return renderScreen({ routes: [{ path: '/', element }], at: '/', answers });
  };

  it('fill one row and no more', async () => {
    await suggest(9);
    await screen.findByRole('region', { name: 'See also' });
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  it('leave the current ad out', async () => {
    await suggest(9, 'brochure-2');
    await screen.findByRole('region', { name: 'See also' });
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles).toEqual(['Ad 1', 'Ad 3', 'Ad 4', 'Ad 5']);
  });

  it('give way to another text when the current ad is the only one', async () => {
    await suggest(1, 'brochure-1');
    expect(await screen.findByText('Nothing else')).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('in the popup of the map', () => {
  const open = async (values: Values) => {
    const onShow = jest.fn();
    const onPoint = jest.fn();
    const element = (
      <WithBrochure fragment={MapOfferBrochureFragmentDoc}>
        {(brochure) => <MapOffer brochure={brochure} distanceKm={2} onShow={onShow} onPoint={onPoint} />}
      </WithBrochure>
    );
    const answers = { brochure: () => mockBrochure(7, 'Surf lesson', values) };
    const { user } = await renderScreen({ routes: [{ path: '*', element }], at: '/', answers });
    return { user, onShow, onPoint, offer: await screen.findByRole('article') };
  };

  it('has the same price as on the card, with street and distance', async () => {
    const address = { line1: '3 Church Street', line2: null, city: 'Tern Bay', state: null, postcode: null };
    const { offer } = await open({ ...coupon, address: { ...address, locationUrl: null } });
    for (const text of ['Price $25.00Was $40.00', '12 left', '3 Church Street, Tern Bay', '2.0 km']) {
      expect(offer).toHaveTextContent(text);
    }
  });

  it('points at its marker on focus, and shows it on request', async () => {
    const { user, onShow, onPoint } = await open({});
    await user.tab();
    expect(screen.getByRole('link', { name: 'Surf lesson' })).toHaveFocus();
    expect(onPoint.mock.calls).toEqual([[true]]);
    await user.click(screen.getByRole('button', { name: 'Show Surf lesson on the map' }));
    await waitFor(() => expect(onShow).toHaveBeenCalledTimes(1));
    expect(onPoint).toHaveBeenLastCalledWith(false);
  });
});
