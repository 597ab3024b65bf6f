import type { ApiRequest } from '../servers/ApiRequest';
import type { ApiScenario } from './ApiScenario';
import { readOperation } from './readOperation';
import type { Subjects } from './prepareSubjects';

const listTarget = 1.6;
const detailsTarget = 1.8;
const gridTarget = 1;

const shown = { statuses: ['PUBLISHED'], isActive: true, types: ['LP_AD', 'CP_AD', 'BLD_AD'] };
const byIndex = [
  { field: 'INDEX', direction: 'ASC' },
  { field: 'VALID_FROM', direction: 'DESC' },
];
const nearestFirst = [{ field: 'DISTANCE', direction: 'ASC' }];

/**
 * The frequent reads, as the client and integrators send them. Filters, places, ads and deep pages are many different
 * ones, because a server that is asked one question again and again shows only how fast it repeats itself.
 */
export function apiScenarios({ pairs, places, brochureIds, cursors, administratorToken }: Subjects): ApiScenario[] {
  const list = readOperation('BrochureListScreen');
  const details = readOperation('BrochureDetailsScreen');
  const listed = (filter: object, { orderBy = byIndex, first = 24, after = null as string | null } = {}) =>
    graphql(list, 'BrochureListScreen', { first, after, filter: { ...shown, ...filter }, orderBy });
  return [
    { name: 'list, GraphQL', target: listTarget, requests: [listed({})] },
    { name: 'list without its total, GraphQL', target: listTarget, requests: [withoutTotal(listed({}))] },
    { name: 'list, REST', target: listTarget, requests: [rest('?pageSize=24')] },
    {
      name: 'deep pages without total, GraphQL',
      target: listTarget,
      requests: cursors.map((after) => withoutTotal(listed({}, { after }))),
    },
    {
      name: 'category and area, GraphQL',
      target: listTarget,
      requests: pairs.map(({ category, mapArea }) => listed({ categories: [category], mapAreas: [mapArea] })),
    },
    {
      name: 'category and area, REST',
      target: listTarget,
      requests: pairs.map(({ category, mapArea }) => rest(`?pageSize=24&category=${category}&mapArea=${mapArea}`)),
    },
    {
      name: 'near me, GraphQL',
      target: listTarget,
      requests: places.map((near) => listed({ near }, { orderBy: nearestFirst, first: 50 })),
    },
    {
      name: 'near me without total, GraphQL',
      target: listTarget,
      requests: places.map((near) => withoutTotal(listed({ near }, { orderBy: nearestFirst, first: 50 }))),
    },
    {
      name: 'details, GraphQL',
      target: detailsTarget,
      requests: brochureIds.map((databaseId) => graphql(details, 'BrochureDetailsScreen', { databaseId })),
    },
    { name: 'details, REST', target: detailsTarget, requests: brochureIds.map((id) => rest(`?id=${id}`)) },
    {
      name: "administrators' table with its total",
      target: gridTarget,
      requests: [
        graphql(
          readOperation('BrochureGrid'),
          'BrochureGrid',
          {
            filter: { statuses: ['PUBLISHED', 'PENDING_REVIEW'] },
            orderBy: [{ field: 'ID', direction: 'DESC' }],
            first: 100,
            offset: 0,
          },
          { authorization: `Bearer ${administratorToken}` },
        ),
      ],
    },
  ];
}

function graphql(query: string, operationName: string, variables: object, headers: object = {}): ApiRequest {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ operationName, query, variables }),
  };
}

function rest(query: string): ApiRequest {
  return { method: 'GET', path: `/rest/brochure/public/${query}`, headers: {}, body: null };
}

function withoutTotal(request: ApiRequest): ApiRequest {
  return { ...request, body: request.body?.replace(/totalCount\\n */, '') ?? null };
}
