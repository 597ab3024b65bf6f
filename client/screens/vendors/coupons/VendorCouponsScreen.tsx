import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { BuyersList } from './BuyersList';
import { readCouponState } from './couponViews';

/** The buyers of the company's coupons, of one ad or of all. */
export default function VendorCouponsScreen() {
  const query = useAddressQuery();
  const brochureDatabaseId = readDatabaseId(query.get('brochure') ?? undefined);
  const state = readCouponState(query.get('state'));
  // a new list for each selection, so that pages of different selections do not mix
  return <BuyersList key={`${String(brochureDatabaseId)} ${String(state)}`} asked={{ brochureDatabaseId, state }} />;
}
