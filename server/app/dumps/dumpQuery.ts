import { parse } from 'graphql';
import type { DescribedBrochure } from '../../../shared/structured-data/DescribedBrochure';

/** An ad of a dump. */
export interface DumpedBrochure extends DescribedBrochure {
  updatedAt: string;
  category: { name: string };
}

export interface DumpPage {
  brochures: {
    edges: { node: DumpedBrochure }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/** A page of a dump. It asks as any caller does, so it has what visitors may see. */
export const dumpQuery = parse(`
  query DumpOfOffers($filter: BrochureFilter!, $after: String) {
    brochures(first: 100, after: $after, filter: $filter, orderBy: [{ field: ID, direction: ASC }]) {
      edges {
        node {
          databaseId type displayTitle summary companyName phoneNo contactPhone wwwUrl
          facebookUrl instagramUrl linkedInUrl twitterUrl tiktokUrl youtubeUrl
          latitude longitude positionSource openingHours validFrom validTo discountedPriceCents
          couponsUnlimited couponsRemaining couponHoursSummary updatedAt
          address { line1 line2 city state postcode countryCode }
          thumbnail { url }
          category { name }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`);
