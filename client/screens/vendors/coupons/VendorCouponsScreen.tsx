import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { BuyersList } from './BuyersList';
import { readCouponState } from './couponViews';

/** Who has reserved the company's coupons, of one ad or of all. */
export default function VendorCouponsScreen() {
  const query = useAddressQuery();
  const brochureDatabaseId = readDatabaseId(query.get('brochure') ?? undefined);
  const state = readCouponState(query.get('state'));
  // a list of its own for each choice: pages that were added to another do not belong to it
  return <BuyersList key={`${String(brochureDatabaseId)} ${String(state)}`} asked={{ brochureDatabaseId, state }} />;
}
