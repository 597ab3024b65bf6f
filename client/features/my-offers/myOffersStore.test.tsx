import { act, screen } from '@testing-library/react';
import { SaveOfferButtonBrochureFragmentDoc } from '../../generated/SaveOfferButton';
import { mockBrochure } from '../../test/mockBrochure';
import { renderScreen } from '../../test/renderScreen';
import { WithBrochure } from '../../test/WithBrochure';
import { withCoupon, withoutCoupon } from './heldCouponChanges';
import { noOffers, type HeldCoupon, type SavedOffer } from './MyOffers';
import { maxCoupons, withSaved } from './myOffersChanges';
import { MyOffersLink } from './MyOffersLink';
import { myOffersStore } from './myOffersStore';
import { SavedOfferRow } from './SavedOfferRow';
import { SaveOfferButton } from './SaveOfferButton';

const offer = (databaseId: number, values: Partial<SavedOffer> = {}): SavedOffer => ({
  ...{ databaseId, id: `b${String(databaseId)}`, type: 'CP_AD', title: `Ad ${String(databaseId)}`, place: 'Tern Bay' },
  ...{ validTo: null, picture: null, isGone: false, ...values },
});
const coupon = (token: string, state: HeldCoupon['state'] = 'VALID'): HeldCoupon => ({
  ...{ token, code: `CODE-${token}`, title: 'Coffee', companyName: 'Tern', discountedPriceCents: 500, state },
  ...{
    termsOfOffer: 'One each.',
    validTo: '2099-12-24',
    brochureDatabaseId: 7,
    redeemUrl: '',
    pdfPath: '',
    couponHoursSummary: null,
  },
});
const tokens = ({ coupons }: { coupons: readonly HeldCoupon[] }) => coupons.map(({ token }) => token);

beforeEach(() => {
  act(() => myOffersStore.change(() => noOffers));
  localStorage.clear();
});

describe('coupons of this device', () => {
  const full = { saved: [], coupons: Array.from({ length: maxCoupons }, (_, at) => coupon(String(at))) };

  it('put the newest on top, and replace a coupon that comes again', () => {
    const two = withCoupon(withCoupon(noOffers, coupon('a')), coupon('b'));
    expect(tokens(two)).toEqual(['b', 'a']);
    const again = withCoupon(two, { ...coupon('a'), state: 'REDEEMED' });
    expect(again.coupons.map(({ token, state }) => [token, state])).toEqual([
      ['a', 'REDEEMED'],
      ['b', 'VALID'],
    ]);
  });

  it('return a removed coupon to its place', () => {
    const three = { saved: [], coupons: [coupon('a'), coupon('b'), coupon('c')] };
    expect(tokens(withCoupon(withoutCoupon(three, 'b'), coupon('b'), 1))).toEqual(['a', 'b', 'c']);
  });

  it('drop the oldest used coupon above the limit, and keep a usable one that is older', () => {
    const coupons = full.coupons.map((one, at) =>
      [3, 50].includes(at) ? { ...one, state: 'REDEEMED' as const } : one,
    );
    const next = withCoupon({ saved: [], coupons }, coupon('new'));
    expect(next.coupons).toHaveLength(maxCoupons);
    expect(tokens(next)).not.toContain('50');
    expect(tokens(next)).toEqual(expect.arrayContaining(['new', '3', '99']));
  });

  it('drop the oldest when all can still be used', () => {
    expect(tokens(withCoupon(full, coupon('new')))).toEqual(['new', ...tokens(full).slice(0, -1)]);
  });
});

describe('the store', () => {
  it('writes what the next visit reads', () => {
    myOffersStore.change((offers) => withSaved(offers, offer(7)));
    const stored: unknown = JSON.parse(localStorage.getItem('myOffers') ?? '');
    expect(stored).toEqual({ version: 1, saved: [offer(7)], coupons: [] });
  });

  it('adds to what another tab has stored, even before it hears of the change', () => {
    localStorage.setItem('myOffers', JSON.stringify({ version: 1, saved: [offer(1)], coupons: [] }));
    myOffersStore.change((offers) => withSaved(offers, offer(2)));
    expect(myOffersStore.get().saved.map(({ databaseId }) => databaseId)).toEqual([2, 1]);
  });

  it('follows changes of another tab, and ignores those of other keys', () => {
    const heard = jest.fn();
    const unsubscribe = myOffersStore.subscribe(heard);
    localStorage.setItem('myOffers', JSON.stringify({ version: 1, saved: [offer(3)], coupons: [] }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'typeFilter' }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'myOffers' }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(myOffersStore.get().saved).toEqual([offer(3)]);
    unsubscribe();
  });

  it('keeps the offers of the session when nothing can be stored', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    myOffersStore.change((offers) => withSaved(offers, offer(1)));
    myOffersStore.change((offers) => withSaved(offers, offer(2)));
    full.mockRestore();
    expect(myOffersStore.get().saved.map(({ databaseId }) => databaseId)).toEqual([2, 1]);
  });
});

describe('on the screen', () => {
  const rendition = (width: number) => ({ width, url: `/files/${String(width)}.webp` });
  const brochure = () => ({
    ...mockBrochure(7, 'Surf lesson', { companyName: 'Tern Surf', validTo: '2099-12-24' }),
    address: { line1: '3 Church Street', city: 'Tern Bay', state: 'QLD' },
    thumbnail: { id: 't', url: '/files/t.webp', renditions: [rendition(160), rendition(320), rendition(640)] },
  });
  const page = (
    <>
      <MyOffersLink />
      <WithBrochure fragment={SaveOfferButtonBrochureFragmentDoc}>
        {(ad) => <SaveOfferButton brochure={ad} compact />}
      </WithBrochure>
    </>
  );
  const open = () => renderScreen({ routes: [{ path: '/', element: page }], at: '/', answers: { brochure } });

  it('saves an ad with what its row needs offline, counts it, and removes it again', async () => {
    const { user } = await open();
    const button = await screen.findByRole('button', { name: 'Save Surf lesson' });
    expect(screen.getByRole('link', { name: 'My offers' })).toBeVisible();
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'My offers, 1 kept' })).toBeVisible();
    expect(myOffersStore.get().saved).toEqual([
      {
        ...{ databaseId: 7, id: 'brochure-7', type: 'LP_AD', title: 'Surf lesson', place: 'Tern Surf · Tern Bay' },
        ...{ validTo: '2099-12-24', picture: '/files/320.webp', isGone: false },
      },
    ]);
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(myOffersStore.get().saved).toEqual([]);
  });

  it('writes more than 99 as 99+, and reads the exact number out', async () => {
    await open();
    act(() =>
      myOffersStore.change(() => ({ saved: Array.from({ length: 98 }, (_, at) => offer(at + 1)), coupons: [] })),
    );
    expect(screen.getByText('98')).toBeVisible();
    act(() => myOffersStore.change((offers) => ({ ...offers, coupons: [coupon('a'), coupon('b')] })));
    expect(screen.getByText('99+')).toBeVisible();
    expect(screen.getByRole('link', { name: 'My offers, 100 kept' })).toBeVisible();
  });

  it.each([
    ['ends on a later day', { validTo: '2099-12-24' }, ['Ends 24/12/2099']],
    ['has ended', { validTo: '2020-01-31' }, ['Ended', 'Ended 31/01/2020']],
    ['is gone', { validTo: '2099-12-24', isGone: true }, ['No longer shown', 'Ends 24/12/2099']],
  ])('a row says when its ad %s', async (_what, values, facts) => {
    const onRemove = jest.fn();
    const row = <SavedOfferRow offer={offer(7, values)} onRemove={onRemove} />;
    const { user } = await renderScreen({ routes: [{ path: '/', element: row }], at: '/' });
    for (const fact of facts) expect(screen.getByText(fact)).toBeVisible();
    expect(screen.queryAllByText('No longer shown')).toHaveLength(facts.includes('No longer shown') ? 1 : 0);
    expect(screen.getByRole('link', { name: 'Ad 7' })).toHaveAttribute('href', '/details/7');
    await user.click(screen.getByRole('button', { name: 'Remove Ad 7' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('a row still counts its last day as valid', async () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 20, 23, 30), doNotFake: ['setTimeout', 'queueMicrotask'] });
    const row = <SavedOfferRow offer={offer(7, { validTo: '2026-11-20' })} />;
    await renderScreen({ routes: [{ path: '/', element: row }], at: '/' });
    jest.useRealTimers();
    expect(screen.getByText('Ends 20/11/2026')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
