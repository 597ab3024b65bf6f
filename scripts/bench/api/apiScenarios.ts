import type { ApiRequest } from '../servers/ApiRequest';
import type { ApiScenario } from './ApiScenario';
import { readOperation } from './readOperation';

interface Subjects {
  /** the ad whose details are requested */
  brochureId: number;
  administratorToken: string;
}

const listTarget = 1.6;
const detailsTarget = 1.8;
const gridTarget = 1;

const shown = { statuses: ['PUBLISHED'], isActive: true, types: ['LP_AD', 'CP_AD', 'BLD_AD'] };
const byIndex = [
  { field: 'INDEX', direction: 'ASC' },
  { field: 'VALID_FROM', direction: 'DESC' },
];
const place = { latitude: -27.47, longitude: 153.02 };

/** The frequent reads, as the client and integrators send them. */
export function apiScenarios({ brochureId, administratorToken }: Subjects): ApiScenario[] {
  const list = readOperation('BrochureListScreen');
  const listed = (filter: object, orderBy = byIndex, first = 24) =>
    graphql(list, 'BrochureListScreen', { first, after: null, filter: { ...shown, ...filter }, orderBy });
  const filtered = { categories: ['CATEGORY_4'], mapAreas: ['area-60'] };
  return [
    { name: 'list, GraphQL', target: listTarget, request: listed({}) },
    { name: 'list without its total, GraphQL', target: listTarget, request: withoutTotal(listed({})) },
    { name: 'list, REST', target: listTarget, request: rest('?pageSize=24') },
    { name: 'category and area, GraphQL', target: listTarget, request: listed(filtered) },
    {
      name: 'category and area, REST',
      target: listTarget,
      request: rest('?pageSize=24&category=CATEGORY_4&mapArea=area-60'),
    },
    {
      name: 'near me, GraphQL',
      target: listTarget,
      request: listed({ near: place }, [{ field: 'DISTANCE', direction: 'ASC' }], 50),
    },
    {
      name: 'details, GraphQL',
      target: detailsTarget,
      request: graphql(readOperation('BrochureDetailsScreen'), 'BrochureDetailsScreen', { databaseId: brochureId }),
    },
    { name: 'details, REST', target: detailsTarget, request: rest(`?id=${brochureId}`) },
    {
      name: "administrators' table with its total",
      target: gridTarget,
      request: graphql(
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
