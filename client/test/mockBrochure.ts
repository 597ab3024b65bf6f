import type { BrochureStatus, BrochureType } from '../generated/types';

interface MockAddress {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
  locationUrl: string | null;
}

/** An ad as the server would answer it: a landing page with nothing but a title, unless said otherwise. */
const plain = {
  type: 'LP_AD' as BrochureType,
  status: 'PUBLISHED' as BrochureStatus,
  highlights: null as string | null,
  description: null as string | null,
  summary: '',
  companyName: null as string | null,
  category: { id: 'category-stay', code: 'STAY', name: 'Stay', icon: 'BED', parent: null, subCategories: [] },
  mapArea: null as { id: string; code: string; name: string } | null,
  address: null as MockAddress | null,
  latitude: null as number | null,
  longitude: null as number | null,
  positionSource: null as string | null,
  validFrom: null as string | null,
  validTo: null as string | null,
  timeZone: 'Australia/Brisbane',
  normalPriceCents: null as number | null,
  discountedPriceCents: null as number | null,
  normalPriceSince: null as string | null,
  discountCents: null as number | null,
  discountPercent: null as number | null,
  couponsUnlimited: false,
  couponsRemaining: null as number | null,
  termsOfOffer: null as string | null,
  phoneNo: null as string | null,
  contactPhone: null as string | null,
  contactEmail: null as string | null,
  wwwUrl: null as string | null,
  facebookUrl: null as string | null,
  googleAdUrl: null as string | null,
  flipbookUrl: null as string | null,
  flipbookFrameUrl: null as string | null,
  assets: [] as object[],
  thumbnail: null as object | null,
};

export type MockBrochure = ReturnType<typeof mockBrochure>;

export function mockBrochure(databaseId: number, displayTitle: string, values: Partial<typeof plain> = {}) {
  const qrCodeUrl = `/qr/${databaseId}.png`;
  const brochure = { id: `brochure-${databaseId}`, databaseId, displayTitle, qrCodeUrl, ...plain, ...values };
  const { address } = brochure;
  return { ...brochure, address: address && { countryCode: 'AU', ...address } };
}

interface ConnectionArguments {
  first?: number;
  after?: string | null;
}

/** The page of a connection that these arguments ask for. */
export function mockConnection(
  brochures: readonly MockBrochure[],
  { first = brochures.length, after }: ConnectionArguments = {},
) {
  const start = after == null ? 0 : brochures.findIndex((brochure) => brochure.id === after) + 1;
  const edges = brochures
    .slice(start, start + first)
    .map((node) => ({ node, cursor: node.id, distanceKm: null as number | null }));
  return {
    edges,
    totalCount: brochures.length,
    pageInfo: {
      hasNextPage: start + first < brochures.length,
      hasPreviousPage: start > 0,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
