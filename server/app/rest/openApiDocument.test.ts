import { Validator } from '@seriousme/openapi-schema-validator';
import { useTestServer } from '../../test/useTestServer';
import { operationIdOf } from './operationIdOf';
import type { OpenApiDocument } from './reference/OpenApiDocument';
import { restRoutes } from './restRoutes';

type DescribedSchemas = OpenApiDocument & Record<string, unknown> & { components?: { schemas?: object } };

const server = useTestServer();
const readDocument = async () => (await server.app.inject('/rest/openapi.json')).json<DescribedSchemas>();

it('is valid by the schema of OpenAPI 3.1', async () => {
  const validator = new Validator();
  const document = await readDocument();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  // proves that the schema is looked at
  expect(await validator.validate({ ...document, paths: { '/': { get: { parameters: 1 } } } })).toMatchObject({
    valid: false,
  });
});

it('names every operation once, for generated clients', async () => {
  const { paths } = await readDocument();
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(ids).toEqual(expect.arrayContaining(['getBrochurePublic', 'getBrochurePublicChanges']));
  expect(ids.toSorted()).toEqual(restRoutes.map(operationIdOf).toSorted());
  expect(new Set(ids).size).toBe(restRoutes.length);
});

it('has one schema for an ad, a problem and their parts', async () => {
  const { components, paths } = await readDocument();
  expect(Object.keys(components?.schemas ?? {}).toSorted()).toEqual([
    ...['Address', 'Asset', 'Brochure', 'BrochureCard', 'Problem'],
  ]);
  const { responses } = paths['/rest/brochure/public/changes']!['get']!;
  const problem = { $ref: '#/components/schemas/Problem' };
  expect(responses?.['4XX']?.content?.['application/problem+json']).toEqual({ schema: problem });
});

it.each([
  ['GET', '/rest/brochure/public/', 'getBrochurePublic'],
  ['GET', '/rest/category/public/all-active', 'getCategoryPublicAllActive'],
  [
    'PATCH',
    '/rest/brochure/administrator/:id/notifyAdvertiser/:email',
    'patchBrochureAdministratorByIdNotifyAdvertiserByEmail',
  ],
] as const)('%s %s is %s', (method, url, name) => {
  expect(operationIdOf({ method, url })).toBe(name);
});
