import { newDid } from '../../../../shared/did';
import { Brochure } from '../../Brochure';
import type { BrochureType } from '../../BrochureType';
import { columnFields } from '../../fields/fieldValues';

/** Returns an ad without any values. */
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
