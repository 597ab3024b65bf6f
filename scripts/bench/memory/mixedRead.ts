import type { ApiRequest } from '../servers/ApiRequest';

/**
 * The read of a number among these ads, each at another address: of ten, three lists, three details pages, a map, two of REST, and a
 * GraphQL query that the schema refuses.
 */
export function mixedRead(number: number, ads: readonly number[]): ApiRequest {
  const get = (path: string): ApiRequest => ({ method: 'GET', path, headers: {}, body: null });
  const own = `utm_content=${String(number)}`;
  const ad = String(ads[number % ads.length]);
  switch (number % 10) {
    case 0:
    case 3:
    case 6:
      return get(`/?page=${String(1 + (number % 4))}&${own}`);
    case 1:
    case 4:
    case 7:
      return get(`/details/${ad}?${own}`);
    case 2:
      return get(`/brochureMap?${own}`);
    case 5:
      return get(`/rest/brochure/public/?page=${String(number % 4)}&pageSize=10&${own}`);
    case 8:
      return get(`/rest/brochure/public/?id=${ad}&${own}`);
    default:
      return {
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: `{ noField${String(number)} }` }),
      };
  }
}
