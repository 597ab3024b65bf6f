import { useState } from 'react';
import { forgetCouponPdf, keepCouponPdf } from '../../../features/coupons/ticket/keepCouponPdf';
import type { HeldCoupon, SavedOffer } from '../../../features/my-offers/MyOffers';
import { withCoupon, withoutCoupon } from '../../../features/my-offers/heldCouponChanges';
import { withSaved, withoutSaved } from '../../../features/my-offers/myOffersChanges';
import { myOffersStore } from '../../../features/my-offers/myOffersStore';

interface Removed {
  title: string;
  putBack: () => void;
}

/** Removes at once, and can restore the last one to its place. */
export function useRemoval() {
  const [removed, setRemoved] = useState<Removed | null>(null);

  const removeSaved = (offer: SavedOffer) => {
    const at = myOffersStore.get().saved.indexOf(offer);
    myOffersStore.change((offers) => withoutSaved(offers, offer.databaseId));
    const putBack = () => myOffersStore.change((offers) => withSaved(offers, offer, at));
    setRemoved({ title: offer.title, putBack });
  };

  const removeCoupon = (coupon: HeldCoupon) => {
    const at = myOffersStore.get().coupons.indexOf(coupon);
    myOffersStore.change((offers) => withoutCoupon(offers, coupon.token));
    void forgetCouponPdf(coupon.pdfPath);
    const putBack = () => {
      myOffersStore.change((offers) => withCoupon(offers, coupon, at));
      void keepCouponPdf(coupon.pdfPath);
    };
    setRemoved({ title: coupon.title, putBack });
  };

  const undo = () => {
    removed?.putBack();
    setRemoved(null);
  };

  return { removed, removeSaved, removeCoupon, undo };
}
