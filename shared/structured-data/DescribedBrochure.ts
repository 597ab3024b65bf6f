/** What schema.org data say of an ad: fields of GraphQL's `Brochure`. */
export interface DescribedBrochure {
  databaseId: number;
  type: string;
  displayTitle: string;
  summary: string;
  companyName: string | null;
  phoneNo: string | null;
  contactPhone: string | null;
  wwwUrl: string | null;
  facebookUrl: string | null;
  instagramUrl: string | null;
  linkedInUrl: string | null;
  twitterUrl: string | null;
  tiktokUrl: string | null;
  youtubeUrl: string | null;
  latitude: number | null;
  longitude: number | null;
  positionSource: string | null;
  openingHours: string | null;
  /** ISO dates */
  validFrom: string | null;
  validTo: string | null;
  discountedPriceCents: number | null;
  couponsUnlimited: boolean;
  couponsRemaining: number | null;
  couponHoursSummary: string | null;
  address: {
    line1: string | null;
    line2: string | null;
    city: string | null;
    state: string | null;
    postcode: string | null;
    countryCode: string;
  } | null;
  thumbnail: { url: string } | null;
}
