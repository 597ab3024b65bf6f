import { askApi, vendorHeaders } from './askApi';
import type { Site } from './site/startSite';

export interface OwnAd {
  id: string;
  databaseId: number;
  title: string;
  displayTitle: string;
  version: number;
}

/** A published ad of the demo's vendor. */
export async function ownLiveAd(site: Site): Promise<OwnAd> {
  const query = `{ viewer { brochures(first: 1, filter: { statuses: [PUBLISHED], types: [LP_AD, CP_AD] }) {
    edges { node { id databaseId title displayTitle version } } } } }`;
  const { viewer } = await askApi(site, query, {}, await vendorHeaders(site));
  const [edge] = (viewer as { brochures: { edges: { node: OwnAd }[] } }).brochures.edges;
  if (!edge) throw new Error('The demo vendor has no live ad.');
  return edge.node;
}
