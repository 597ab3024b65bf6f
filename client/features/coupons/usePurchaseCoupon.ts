import { useState } from 'react';
import { usePurchaseCouponMutation } from '../../generated/PurchaseCoupon';
import type { PurchaseCouponMutation } from '../../generated/types';
import { readFailure } from '../../platform/errors/readFailure';
import type { HeldCoupon } from '../my-offers/MyOffers';
import { withCoupon } from '../my-offers/heldCouponChanges';
import { myOffersStore } from '../my-offers/myOffersStore';
import { shownTerms } from '../../shared/site';
import { purchaseKey, type CouponDraft } from './couponDraft';
import { describePurchaseProblem } from './describePurchaseProblem';
import { keepCouponPdf } from './ticket/keepCouponPdf';
import type { PurchaseProblem } from './PurchaseProblem';
import type { WalletPaths } from './ticket/WalletLinks';

interface Bought {
  kind: 'bought';
  coupon: HeldCoupon & WalletPaths;
}

interface Refused {
  kind: 'refused';
  problem: PurchaseProblem;
  /** the server's messages about single fields */
  fields: readonly { field: string; message: string }[];
}

type Purchase = Bought | Refused;

/** Long enough for a slow connection; then the visitor gets an error and can retry. */
const patienceMs = 30_000;

const codes = {
  CouponSoldOut: 'SOLD_OUT',
  CouponEnded: 'ENDED',
  CouponAlreadyPurchased: 'ALREADY_PURCHASED',
  CouponOfferChanged: 'OFFER_CHANGED',
} as const;

/** Buys a coupon at the shown price and stores it on the device. Describes every failure. */
export function usePurchaseCoupon(brochureId: string, expectedPriceCents: number | null) {
  const [mutate] = usePurchaseCouponMutation();
  const [isBusy, setBusy] = useState(false);

  /** `change` saves the draft with its key before the request, so that a retry counts as the same purchase. */
  const buy = async (draft: CouponDraft, change: (changes: Partial<CouponDraft>) => void): Promise<Purchase> => {
    const { name, email, acceptTerms, remind = false } = draft;
    const idempotencyKey = purchaseKey(draft);
    change({ sent: { key: idempotencyKey, email } });
    setBusy(true);
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const { data } = await mutate({
        variables: {
          input: {
            ...{ brochureId, name, email, acceptTerms, remind, expectedPriceCents, idempotencyKey },
            termsVersion: shownTerms,
          },
        },
        context: { fetchOptions: { signal } },
      });
      if (!data) throw new Error('The server answered nothing.');
      const purchase = outcomeOf(data.purchaseCoupon);
      change({ sent: null });
      return purchase;
    } catch (error) {
      const failure = readFailure(error);
      const problem = describePurchaseProblem(signal.aborted ? { ...failure, code: 'TIMEOUT' } : failure);
      if (!problem.isUnknown) change({ sent: null });
      return { kind: 'refused', problem, fields: failure.fields };
    } finally {
      setBusy(false);
    }
  };

  return { buy, isBusy };
}

function outcomeOf(result: PurchaseCouponMutation['purchaseCoupon']): Purchase {
  if (result.__typename !== 'CouponPurchased') {
    const problem = describePurchaseProblem({ code: codes[result.__typename], message: result.message });
    const changed = result.__typename === 'CouponOfferChanged' && { newPriceCents: result.discountedPriceCents };
    return { kind: 'refused', problem: { ...problem, ...changed }, fields: [] };
  }
  const { coupon } = result;
  myOffersStore.change((offers) => withCoupon(offers, coupon));
  // the PDF of a held coupon still asks for the confirmation
  if (coupon.state !== 'HELD') void keepCouponPdf(coupon.pdfPath);
  return { kind: 'bought', coupon };
}
