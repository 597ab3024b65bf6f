import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, validate } from 'graphql';
import { toGlobalId } from '../../shared/globalId';
import { askGraphql } from '../../test/askGraphql';
import { testPassword } from '../../test/factories/makeAccount';
import { makeContractWorld, type ContractWorld } from '../../test/makeContractWorld';
import { useTestServer } from '../../test/useTestServer';
import { buildGraphqlSchema } from './buildGraphqlSchema';

const folder = path.resolve(__dirname, '../../../schema/examples');
const examples = readdirSync(folder).map((file) => [file.replace(/\.graphql$/, ''), readExample(file)] as const);

/** the smallest picture there is, as PNG; a test has no address to fetch one from */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const server = useTestServer();
let world: ContractWorld;

beforeAll(async () => {
  world = await makeContractWorld(server.dependencies.database);
});

describe.each(examples)('the example %s', (name, { query, variables }) => {
  it('fits the schema, and its operation bears the name of its file', () => {
    const document = parse(query);
    expect(validate(buildGraphqlSchema(), document)).toEqual([]);
    expect(document.definitions.map((node) => ('name' in node ? node.name?.value : undefined))).toEqual([name]);
  });

  it('answers', async () => {
    const real = realVariables(name) ?? variables;
    const { data, errors } = await askGraphql(server, { query, variables: real, as: world.administrator });
    expect(errors).toEqual([]);
    expect(Object.values(data ?? {})).not.toContain(null);
    expect(isEmptyList(Object.values(data ?? {})[0])).toBe(false);
  });
});

/** Ids and passwords that an example cannot know. */
function realVariables(name: string): Record<string, unknown> | undefined {
  const { landing, coupon, passThrough, pending, directory, vendor, administrator } = world;
  return {
    BrochureDetails: { databaseId: landing.id },
    BrochureFigures: { id: landing.id },
    CouponsNearPlace: { latitude: -27.4, longitude: 153.1, withinKm: 5 },
    SignIn: { input: { username: administrator.email, password: testPassword } },
    AddPictureToBrochure: { input: { brochureId: toGlobalId('Brochure', landing.id), contentBase64Encoded: onePixel } },
    ReserveCoupon: {
      input: {
        brochureId: toGlobalId('Brochure', coupon.id),
        name: 'Kim Tran',
        email: 'kim@people.example',
        acceptTerms: true,
      },
    },
    UpdateBrochureTitle: {
      input: { id: toGlobalId('Brochure', landing.id), version: landing.version, title: 'Lunch' },
    },
    ReviewBrochure: {
      input: { id: toGlobalId('Brochure', pending.id), decision: 'REQUEST_CHANGES', comment: 'A brighter picture.' },
    },
    ArchiveBrochures: { input: { ids: [toGlobalId('Brochure', directory.id)] } },
    PublishPendingBrochure: { input: { id: toGlobalId('Brochure', passThrough.id) } },
    RecordViews: {
      input: { events: [{ brochureId: toGlobalId('Brochure', landing.id), eventCode: 'DETAIL_PAGE_VIEW' }] },
    },
    RefetchNodes: { ids: [toGlobalId('Brochure', landing.id), toGlobalId('Vendor', vendor.id)] },
  }[name];
}

function isEmptyList(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'edges' in answer && (answer.edges as unknown[]).length === 0;
}

function readExample(file: string): { query: string; variables: Record<string, unknown> } {
  const query = readFileSync(path.join(folder, file), 'utf8');
  const variables = /^# variables: (.*)$/m.exec(query)?.[1];
  return { query, variables: variables === undefined ? {} : (JSON.parse(variables) as Record<string, unknown>) };
}
