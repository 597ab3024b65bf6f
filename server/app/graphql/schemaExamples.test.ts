import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Kind, OperationTypeNode, parse, validate, type OperationDefinitionNode } from 'graphql';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/createDataSource';
import { Brochure } from '../../domains/brochures/Brochure';
import { processFigures } from '../../platform/metrics/processFigures';
import { recentRequests } from '../../platform/metrics/RecentRequests';
import { askGraphql } from '../../test/askGraphql';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { testPassword } from '../../test/factories/makeAccount';
import { callerIn, type HostileWorld } from '../../test/contracts/makeHostileWorld';
import { useHostileWorld } from '../../test/contracts/useHostileWorld';
import { useTestServer } from '../../test/useTestServer';
import { serveDatabase, type ServedDatabase } from '../../test/cluster/serveDatabase';
import { buildGraphqlSchema } from './buildGraphqlSchema';
import { ShortPath } from './execution/ShortPath';
import { hostileTable } from './hostile-inputs/hostileTable';

const folder = path.resolve(__dirname, '../../../schema/examples');
const examples = globSync('**/*.graphql', { cwd: folder }).map(
  (file) => [path.basename(file, '.graphql'), readExample(file)] as const,
);
const schema = buildGraphqlSchema();

/**
 * Transactions of other test files delay what this list has, and move its cursors: its own test looks at its content.
 */
const followsTransactions = 'MirrorAds';

/** lists that may be empty in an example */
const mayBeEmpty = ['FindPlace', 'PrintedMaps'];

const server = useTestServer();
const hostile = useHostileWorld(server);
/** without the short path and without batches of statements */
let plain: ServedDatabase;
let plainDatabase: DataSource;

beforeAll(async () => {
  const { config } = server.dependencies;
  // one time for both servers: some answers hold links that are signed with the second
  const now = new Date();
  const clock = { now: () => now };
  server.dependencies.clock = clock;
  plainDatabase = await createDataSource({ url: server.url, poolSize: 5, batchesStatements: false }).initialize();
  plain = await serveDatabase(plainDatabase, {
    clock,
    config: {
      graphql: { ...config.graphql, shortPath: false },
      ...{ identitySecret: config.identitySecret, atdwApiKey: config.atdwApiKey },
    },
  });
});
afterAll(async () => {
  await plain.stop();
  await plainDatabase.destroy();
});

// a mail server that accepts every mail
beforeAll(() => {
  const { dependencies } = server;
  dependencies.mailTransport = { send: () => Promise.resolve() };
});

// figures of the process differ from one request to the next
beforeAll(async () => {
  const figures = await processFigures.read();
  jest.spyOn(processFigures, 'read').mockResolvedValue(figures);
  jest.spyOn(recentRequests, 'read').mockReturnValue({ perSecond: 1.5, failedShare: 0, p95Ms: 50 });
});
afterAll(() => {
  jest.restoreAllMocks();
});

describe.each(examples)('the example %s', (name, example) => {
  it('fits the schema with its variables, and its operation has the name of its file', () => {
    const { operation, variables } = example;
    expect(validate(schema, parse(example.query))).toEqual([]);
    expect(operation.name?.value).toBe(name);
    const names = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
    expect(names).toEqual(expect.arrayContaining(Object.keys(variables)));
  });

  it('answers', async () => {
    const { world } = hostile;
    await putOnMap(world);
    const { as, variables, headers } = situationOf(name, example, world);
    const { data, errors } = await askGraphql(server, { query: example.query, variables, as, headers });
    expect(errors).toEqual([]);
    expect(Object.values(data ?? {})).not.toContain(null);
    if (name === followsTransactions) return;
    expect(isEmptyList(Object.values(data ?? {})[0])).toBe(mayBeEmpty.includes(name));
  });

  const accepts = ['*/*', 'application/graphql-response+json', 'application/json'];
  const isQuery = example.operation.operation === OperationTypeNode.QUERY;
  for (const accept of isQuery && name !== followsTransactions ? accepts : []) {
    it(`answers ${accept} by the short path and in batches as Apollo Server does without`, async () => {
      const { world } = hostile;
      await putOnMap(world);
      const { as, variables } = situationOf(name, example, world);
      const headers = { accept, ...(as && (await server.authorizationOf(as))) };
      const payload = { query: example.query, variables };
      const ask = (app: FastifyInstance) => app.inject({ method: 'POST', url: '/graphql', headers, payload });
      const shortPath = jest.spyOn(ShortPath.prototype, 'answer');
      for (let before = 0; before < 3; before += 1) await ask(server.app);
      const answered = await ask(server.app);
      expect(await shortPath.mock.results.at(-1)?.value).toBe(answered.body);
      expect(seen(answered)).toEqual(seen(await ask(plain.app)));
    });
  }
});

/** What a client sees, without what is new for each request. */
function seen({ statusCode, headers, body }: LightMyRequestResponse) {
  const {
    date: _date,
    'x-request-id': _id,
    'ratelimit-remaining': _left,
    'ratelimit-reset': _reset,
    ...rest
  } = headers;
  return { statusCode, headers: rest, body };
}

it('show every operation of the schema at least once', () => {
  const shown = new Set(examples.map(([, { operation }]) => rootFieldOf(operation)));
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const all = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`));
  expect(all.filter((field) => !shown.has(field))).toEqual([]);
});

/**
 * Caller and variables of an example. Examples cannot know ids and tokens, so the test uses the operation's accepted
 * input.
 */
function situationOf(name: string, { operation, variables }: Example, world: HostileWorld) {
  const row = hostileTable[rootFieldOf(operation)];
  if (!row) throw new Error(`${name} shows an operation without rows.`);
  const own = variablesOf(name, variables, world);
  const as = name === 'BrochureFigures' ? world.administrator : callerIn(world, row.as);
  return { as, variables: own ?? row.accepted(world), headers: row.headers?.(world) };
}

/** Variables for an example whose table entry covers another case; undefined: use those of the table. */
function variablesOf(name: string, shown: Example['variables'], world: HostileWorld) {
  const { coupon, draft, archived, category, area, seller, id } = world;
  const own: Record<string, Record<string, unknown>> = {
    BrochureDetails: { databaseId: coupon.id },
    UpdateBrochureTitle: { input: { id: id('Brochure', draft), version: draft.version, title: 'Lunch' } },
    CreateCoupon: { input: { ...(shown['input'] as object), category: category.code } },
    BrochureFigures: { id: coupon.id },
    LettersOfList: { filter: {} },
    CouponsNearPlace: { latitude: -27.4, longitude: 153.1, withinKm: 20_000 },
    SearchBrochures: { q: coupon.title },
    SearchForAdmin: { query: coupon.title },
    StreetIndex: { mapArea: area.code },
    SignIn: { input: { username: seller.email, password: testPassword } },
    RefetchNode: { id: id('Brochure', coupon) },
    RefetchNodes: { ids: [id('Brochure', coupon), id('Vendor', world.vendor)] },
    ReviewBrochure: {
      input: { id: id('Brochure', draft), decision: 'REQUEST_CHANGES', comment: 'A brighter picture.' },
    },
    // placing it on the map was a change
    RenewBrochure: { input: { id: id('Brochure', coupon), version: coupon.version + 1, validTo: '2100-06-30' } },
    PrepareBulkJob: { input: { ...(shown['input'] as object), filter: { categories: [category.code] } } },
    ArchiveBrochures: { input: { ids: [id('Brochure', draft)] } },
    UndoBrochureChanges: { input: { changes: [{ id: id('Brochure', archived), version: archived.version }] } },
    UnarchiveBrochures: { input: { ids: [id('Brochure', archived)] } },
  };
  const asShown = [
    'CreateCoupon',
    'ListBrochures',
    'CategoryMenu',
    'MapAreas',
    'MarksOnMap',
    'FindPlace',
    'AuditTrail',
  ];
  return own[name] ?? (asShown.includes(name) ? shown : undefined);
}

/** Some examples look for a place. */
async function putOnMap({ coupon, area }: HostileWorld): Promise<void> {
  const brochures = server.dependencies.database.getRepository(Brochure);
  const place = { mapAreaId: area.id, latitude: -27.4, longitude: 153.1, positionSource: 'EXACT' } as const;
  await brochures.update(coupon.id, place);
  await makeCouponAd(server.dependencies.database, place);
}

function isEmptyList(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length === 0;
  return typeof answer === 'object' && answer !== null && 'edges' in answer && (answer.edges as unknown[]).length === 0;
}

interface Example {
  query: string;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

function readExample(file: string): Example {
  const query = readFileSync(path.join(folder, file), 'utf8');
  const operations = parse(query).definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operation === undefined || operations.length > 1) throw new Error(`${file} has to hold one operation.`);
  const variables = /^# variables: (.*)$/m.exec(query)?.[1];
  return {
    query,
    operation,
    variables: variables === undefined ? {} : (JSON.parse(variables) as Example['variables']),
  };
}

/** Returns the name as in the tables, such as `Query.brochures`. */
function rootFieldOf({ operation, selectionSet }: OperationDefinitionNode): string {
  const [first] = selectionSet.selections;
  if (first?.kind !== Kind.FIELD) throw new Error('An example begins with a field.');
  return `${operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query'}.${first.name.value}`;
}
