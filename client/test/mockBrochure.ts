import { brochureFields, type BrochureFieldPath } from '../generated/brochureFields';
import type { AllBrochureFieldsBrochureFragment, BrochureStatus, BrochureType } from '../generated/types';

interface MockAddress {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
  locationUrl: string | null;
}

type Written = Omit<AllBrochureFieldsBrochureFragment, '__typename' | 'id' | 'address' | 'category' | 'mapArea'>;

const paths = Object.keys(brochureFields) as BrochureFieldPath[];

/** Every field that people write, empty. */
const unwritten = {
  ...(Object.fromEntries(
    paths.filter((path) => !path.includes('.')).map((path) => [path, null]),
  ) as unknown as Written),
  brochureCategories: [] as Written['brochureCategories'],
  couponsUnlimited: false,
  vendor: null as Written['vendor'],
};

/** An ad as the server returns it: a landing page with only a title, unless overridden. */
const plain = {
  ...unwritten,
  type: 'LP_AD' as BrochureType,
  status: 'PUBLISHED' as BrochureStatus,
  isDraft: false,
  archiveReason: null as string | null,
  summary: '',
  category: { id: 'category-stay', code: 'STAY', name: 'Stay', icon: 'BED', parent: null, subCategories: [] },
  mapArea: null as { id: string; code: string; name: string } | null,
  address: null as MockAddress | null,
  positionSource: null as string | null,
  timeZone: 'Australia/Brisbane',
  discountCents: null as number | null,
  discountPercent: null as number | null,
  couponsRemaining: null as number | null,
  flipbookFrameUrl: null as string | null,
  pendingRevision: null as object | null,
  brokenLinks: [] as object[],
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
  page?: number | null;
}

/** The page of a connection for these arguments. */
export function mockConnection(
  brochures: readonly MockBrochure[],
  { first = brochures.length, after, page }: ConnectionArguments = {},
) {
  const before = page == null ? 0 : (page - 1) * first;
  const start = after == null ? before : brochures.findIndex((brochure) => brochure.id === after) + 1;
  const edges = brochures
    .slice(start, start + first)
    .map((node) => ({ node, cursor: node.id, distanceKm: null as number | null }));
  return {
    edges,
    totalCount: brochures.length,
    offerCount: brochures.filter(({ type }) => type === 'CP_AD').length,
    pageInfo: {
      hasNextPage: start + first < brochures.length,
      hasPreviousPage: start > 0,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
