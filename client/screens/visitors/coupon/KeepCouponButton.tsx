import { keepCouponPdf } from '../../../features/coupons/keepCouponPdf';
import type { HeldCoupon } from '../../../features/my-offers/MyOffers';
import { withCoupon } from '../../../features/my-offers/heldCouponChanges';
import { myOffersStore } from '../../../features/my-offers/myOffersStore';
import { useMyOffers } from '../../../features/my-offers/useMyOffers';
import { useIsInBrowser } from '../../../platform/page/useIsInBrowser';
import { paths } from '../../../shared/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';

/** Whose device this is, only its user knows: so it asks. */
export function KeepCouponButton({ coupon }: { coupon: HeldCoupon }) {
  const { coupons } = useMyOffers();
  if (!useIsInBrowser()) return null;
  if (coupons.some(({ token }) => token === coupon.token)) {
    return <ButtonLink to={paths.myOffers()}>Kept in my offers</ButtonLink>;
  }
  const keep = () => {
    myOffersStore.change((offers) => withCoupon(offers, coupon));
    void keepCouponPdf(coupon.pdfPath);
  };
  return <Button onClick={keep}>Keep on this device</Button>;
}
