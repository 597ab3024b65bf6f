import type { ApolloClient } from '@apollo/client';
import { BrochureMapScreenDocument } from '../../../../generated/BrochureMapScreen';
import { ChosenOffersDocument } from '../../../../generated/ChosenOffers';
import { MarksOfMapDocument } from '../../../../generated/MarksOfMap';
import type { BrochureFilter, BrochureOrder } from '../../../../generated/types';
import type { MapBox } from '../../../../features/maps/MapBox';
import type { OfflineAreaData, KeptEdge } from '../../../../shared/keptMapAreas';

/** more would not fit into the view of a phone, and ask the server for long */
export const mostOffers = 300;

/** each ad has a mark of its own */
const closest = { zoom: 24, spacing: 20 };

type Client = Pick<ApolloClient, 'query'>;

/** What is on the map, and in which order its list is. */
export interface Shown {
  filter: BrochureFilter;
  orderBy: BrochureOrder[];
}

/** Asks what the map would ask about a part of it. Null: it has more than `mostOffers` ads. */
export async function readArea(
  client: Client,
  { filter, orderBy }: Shown,
  box: MapBox,
): Promise<OfflineAreaData | null> {
  const within = { ...filter, box };
  const { data: marks } = await client.query({
    query: MarksOfMapDocument,
    variables: { filter: within, ...closest, orderBy, labels: 100 },
    fetchPolicy: 'no-cache',
  });
  if (!marks) throw new Error('The marks cannot be read.');
  let offerCount = 0;
  const listed = await readPages(async (after) => {
    const { data } = await client.query({
      query: BrochureMapScreenDocument,
      variables: { filter: within, first: 100, after, orderBy },
      fetchPolicy: 'no-cache',
    });
    offerCount = data?.brochures.offerCount ?? 0;
    return data?.brochures;
  });
  if (!listed) return null;
  const chosen = await readPages(async (after) => {
    const variables = { filter: within, after };
    const { data } = await client.query({ query: ChosenOffersDocument, variables, fetchPolicy: 'no-cache' });
    return data?.brochures;
  });
  return {
    filter: { ...filter, box: undefined },
    orderBy,
    markers: marks.brochureMarkers.markers,
    edges: { MarksOfMap: marks.brochures.edges, BrochureMapScreen: listed, ChosenOffers: chosen ?? [] },
    offerCount,
  };
}

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: readonly { node: { id: string } }[];
}

/** Null: the list is too long. */
async function readPages(ask: (after: string | null) => Promise<Page | undefined>): Promise<KeptEdge[] | null> {
  const edges: Page['edges'][number][] = [];
  let after: string | null = null;
  do {
    const page: Page | undefined = await ask(after);
    if (!page) throw new Error('The offers cannot be read.');
    if (page.totalCount > mostOffers) return null;
    edges.push(...page.edges);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  // fields of fragments are in the answers, though their types are masked
  return edges as KeptEdge[];
}
