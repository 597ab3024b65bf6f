/**
 * The columns of exported ads that are no fields, and what an import makes of each: the KEY finds the ad, a FIELD names
 * the value of a field by its code or number, a FIXED value may not differ from the ad's, a FIGURE is not read.
 */
export const exportFacts = {
  databaseId: { heading: 'ID', rule: 'FIXED' },
  did: { heading: 'did', rule: 'KEY' },
  categoryCode: { heading: 'Category code', rule: 'FIELD' },
  areaCode: { heading: 'Area code', rule: 'FIELD' },
  vendorNumber: { heading: 'Vendor number', rule: 'FIELD' },
  status: { heading: 'Status', rule: 'FIXED' },
  type: { heading: 'Type', rule: 'FIXED' },
  detailViewsCount: { heading: 'View count', rule: 'FIGURE' },
  thumbnail: { heading: 'Thumbnail', rule: 'FIGURE' },
  isActive: { heading: 'Inside its dates', rule: 'FIGURE' },
  numberOfCouponsPurchased: { heading: 'Coupons taken', rule: 'FIGURE' },
  createdAt: { heading: 'Created (Queensland time)', rule: 'FIGURE' },
  updatedAt: { heading: 'Changed (Queensland time)', rule: 'FIGURE' },
} as const;
