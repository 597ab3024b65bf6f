import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { ApiRequest } from '../servers/ApiRequest';
import type { LoadWorld } from './LoadWorld';

export interface LoadRequest extends ApiRequest {
  /** a row of the report */
  kind: string;
}

const words = [
  'coffee',
  'beach',
  'fish',
  'bread',
  'yoga',
  'pizza',
  'garden',
  'reef cruise',
  'plumber',
  'kayak hire',
  'book',
];
const browser =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const markersQuery = `query Marks($box: BoxInput, $zoom: Float, $spacing: Int) {
  brochureMarkers(filter: { box: $box }, zoom: $zoom, spacing: $spacing) {
    totalCount markers { latitude longitude count type databaseIds } } }`;
const suggestionsQuery = `query Suggest($query: String!) {
  searchSuggestions(query: $query) { kind text detail code databaseId type } }`;
const facetsQuery = `query Facets($filter: BrochureFilter!) {
  brochureFacets(filter: $filter) { types { value count } categories { value count } mapAreas { value count } } }`;
const nearQuery = `query Near($near: NearInput!) { brochures(first: 20, filter: { near: $near }) {
  edges { distanceKm node { id databaseId type displayTitle summary companyName thumbnail { url } } }
  pageInfo { hasNextPage endCursor } } }`;
const eventsMutation = `mutation Views($input: RecordStatisticEventsInput!) {
  recordStatisticEvents(input: $input) { events { counted } } }`;

/**
 * A visitor with an address and a device of its own: the requests that the browser sends while it does one thing.
 * Popular ads, areas and categories come more often than others, as on a real site.
 */
class Visitor {
  private readonly device = randomBytes(16).toString('hex');
  private readonly headers = {
    'user-agent': browser,
    'accept-encoding': 'gzip, br',
    'x-forwarded-for': `10.${randomBytes(3).join('.')}`,
  };

  constructor(private readonly world: LoadWorld) {}

  looksAtFront(): LoadRequest[] {
    return [this.page('list', `/?page=${String(1 + popular(5))}`)];
  }

  filters(): LoadRequest[] {
    const { categories, suburbs, places } = this.world;
    const filters = [
      { category: pick(categories) },
      { category: pick(categories), mapArea: pick(places).code },
      { mapArea: pick(places).code, types: 'CP_AD' },
      { suburb: pick(suburbs) },
      { minSaving: '20', category: pick(categories) },
      { openNow: 'true', mapArea: pick(places).code },
      { endsWithinDays: '7' },
    ];
    const filter = filters[randomInt(filters.length)] ?? {};
    return [
      this.page('list with filters', `/?${new URLSearchParams(filter).toString()}`),
      this.graphql('counts of filters', facetsQuery, { filter: { mapAreas: [pick(places).code], q: pick(words) } }),
    ];
  }

  looksAtArea(): LoadRequest[] {
    const area = randomInt(2) === 0 ? pick(this.world.places).code : pick(this.world.areas);
    return [this.page('area', `/areas/${area}`)];
  }

  opensAd(ad = pick(this.world.ads)): LoadRequest[] {
    const codes = randomInt(4) === 0 ? ['DETAIL_PAGE_VIEW', 'WEBSITE_CLICK'] : ['DETAIL_PAGE_VIEW'];
    const events = codes.map((eventCode) => ({
      ...{ brochureId: Buffer.from(`Brochure:${String(ad)}`).toString('base64url'), eventCode },
      deviceIdentification: this.device,
    }));
    return [
      this.page('ad', `/details/${String(ad)}`),
      this.graphql('views and clicks', eventsMutation, { input: { events } }),
    ];
  }

  movesMap(): LoadRequest[] {
    const { latitude, longitude } = pick(this.world.places);
    return [
      this.page('map', '/brochureMap'),
      ...[0.4, 0.1, 0.03].map((half, at) =>
        this.graphql('marks of the map', markersQuery, {
          box: {
            ...{ west: longitude - half, east: longitude + half + randomInt(100) / 10_000 },
            ...{ south: latitude - half, north: latitude + half },
          },
          ...{ zoom: 9 + 2 * at, spacing: 40 },
        }),
      ),
    ];
  }

  looksAround(): LoadRequest[] {
    const { latitude, longitude } = pick(this.world.places);
    const near = { latitude: latitude + randomInt(1000) / 10_000, longitude: longitude + randomInt(1000) / 10_000 };
    return [this.graphql('near me', nearQuery, { near: { ...near, withinKm: 20 } })];
  }

  searches(): LoadRequest[] {
    const word = pick(words);
    const typed = [2, 3, 5].map((length) =>
      this.graphql('suggestions', suggestionsQuery, { query: word.slice(0, length) }),
    );
    return [...typed, this.page('search', `/?q=${encodeURIComponent(word)}&page=${String(1 + popular(3))}`)];
  }

  takesCoupon(): LoadRequest[] {
    const coupon = pick(this.world.coupons);
    const body = { name: 'Kim Tran', email: `${randomUUID()}@people.example`, acceptTerms: true };
    return [
      ...this.opensAd(coupon),
      this.page('form of a coupon', `/details/${String(coupon)}/coupon`),
      this.post('coupon', `/rest/brochure/public/${String(coupon)}/purchase`, body, {
        'idempotency-key': randomUUID(),
      }),
    ];
  }

  readsByRest(): LoadRequest[] {
    const page = String(popular(40));
    return [
      this.get('REST list', `/rest/brochure/public/?pageSize=20&page=${page}&category=${pick(this.world.categories)}`),
      this.get('REST ad', `/rest/brochure/public/?id=${String(pick(this.world.ads))}`),
    ];
  }

  private page(kind: string, path: string): LoadRequest {
    return this.get(`page: ${kind}`, path);
  }

  private get(kind: string, path: string): LoadRequest {
    return { kind, method: 'GET', path, headers: this.headers, body: null };
  }

  private graphql(kind: string, query: string, variables: object): LoadRequest {
    return this.post(kind, '/graphql', { query, variables });
  }

  private post(kind: string, path: string, body: object, headers: Record<string, string> = {}): LoadRequest {
    return {
      ...{ kind, method: 'POST', path, body: JSON.stringify(body) },
      headers: { ...this.headers, 'content-type': 'application/json', ...headers },
    };
  }
}

/** Of a hundred visits so many are of each kind. */
const visits: readonly [share: number, visit: (visitor: Visitor) => LoadRequest[]][] = [
  [18, (visitor) => visitor.looksAtFront()],
  [14, (visitor) => visitor.filters()],
  [8, (visitor) => visitor.looksAtArea()],
  [34, (visitor) => visitor.opensAd()],
  [6, (visitor) => visitor.movesMap()],
  [6, (visitor) => visitor.looksAround()],
  [7, (visitor) => visitor.searches()],
  [2, (visitor) => visitor.takesCoupon()],
  [5, (visitor) => visitor.readsByRest()],
];

/** The requests of one visitor after the other, without end. */
export function* requestsOfVisitors(world: LoadWorld): Generator<LoadRequest, never> {
  for (;;) {
    let at = randomInt(100);
    const [, visit] = visits.find(([share]) => (at -= share) < 0) ?? [0, () => []];
    yield* visit(new Visitor(world));
  }
}

/** A number below the limit; low ones are more frequent. */
function popular(limit: number): number {
  return Math.floor((randomInt(1_000_000) / 1_000_000) ** 3 * limit);
}

function pick<Value>(values: readonly Value[]): Value {
  return values[popular(values.length)] as Value;
}
