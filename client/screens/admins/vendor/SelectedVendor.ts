import type { VendorScreenQuery } from '../../../generated/types';

/** A company as its own screen shows it. */
export type SelectedVendor = VendorScreenQuery['vendors']['edges'][number]['node'];

export type Invitation = NonNullable<VendorScreenQuery['vendorInvitations']>['edges'][number]['node'];

export type VendorAd = VendorScreenQuery['brochures']['edges'][number]['node'];
