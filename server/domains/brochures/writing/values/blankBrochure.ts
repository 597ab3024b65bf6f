import { newDid } from '../../../../shared/did';
import { Brochure } from '../../Brochure';
import type { BrochureType } from '../../BrochureType';
import { columnFields } from '../../fields/fieldValues';

/** An ad in which nobody has written anything yet. */
export function blankBrochure(type: BrochureType): Brochure {
  const empty = Object.fromEntries(columnFields.map((name) => [name, null]));
  return Object.assign(new Brochure(), empty, {
    did: newDid(),
    type,
    status: 'PENDING_REVIEW',
    positionSource: null,
    couponsUnlimited: false,
    numberOfCouponsPurchased: 0,
    externalSource: null,
  } satisfies Partial<Brochure>);
}
