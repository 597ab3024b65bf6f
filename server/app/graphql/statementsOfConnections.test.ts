import { getNamedType, isEnumType, isLeafType, isObjectType, isRequiredArgument, type GraphQLNamedType } from 'graphql';
import { StreetImport } from '../../domains/integrations/street-import/StreetImport';
import { PrintLayout } from '../../domains/printed-maps/layouts/PrintLayout';
import { StreetIndexEntry } from '../../domains/street-index/StreetIndexEntry';
import { keepJobRuns } from '../../platform/jobs/keepJobRuns';
import { askGraphql } from '../../test/askGraphql';
import { countStatements } from '../../test/database/countStatements';
import { makeHostileWorld, type HostileWorld } from '../../test/contracts/makeHostileWorld';
import { untilFeedHasAll } from '../../test/feed/untilFeedHasAll';
import { useTestServer } from '../../test/useTestServer';
import { buildGraphqlSchema } from './buildGraphqlSchema';
import { hostileTable } from './hostile-inputs/hostileTable';

const generous = { maxTokens: 100_000, maxDepth: 50, maxAliases: 100, maxCost: 1_000_000 };
const server = useTestServer({ graphql: { introspection: true, explorer: false, shortPath: false, ...generous } });
const schema = buildGraphqlSchema();
const connections = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ type }) =>
  getNamedType(type).name.endsWith('Connection'),
);
let world: HostileWorld;

beforeAll(async () => {
  for (let n = 0; n < 6; n += 1) world = await makeHostileWorld(server);
  const { database } = server.dependencies;
  await keepJobRuns(database).known(Array.from({ length: 6 }, (_, n) => ({ name: `count-sheep-${n}` })));
  const [mapAreaId, requestedById] = [world.area.id, world.administrator.id];
  await database.getRepository(StreetImport).updateAll({ mapAreaId, requestedById });
  await database
    .getRepository(StreetIndexEntry)
    .update({ streetName: 'Bay Road' }, { streetName: () => `'Bay ' || id` });
  await database.getRepository(StreetIndexEntry).updateAll({ mapAreaId });
  await database.getRepository(PrintLayout).updateAll({ mapAreaId });
  // the till of one company lists what was redeemed of all worlds
  await database.query(
    `UPDATE brochures SET vendor_id = $1
     WHERE id IN (SELECT brochure_id FROM coupon_purchases WHERE redeemed_at IS NOT NULL)`,
    [world.vendor.id],
  );
  // one job lists the rows of all worlds
  await database.query(
    `UPDATE bulk_job_rows AS row SET job_id = $1, position = 100 + numbered.n
     FROM (SELECT job_id, row_number() OVER (ORDER BY job_id) AS n FROM bulk_job_rows) AS numbered
     WHERE row.job_id = numbered.job_id`,
    [world.bulkJob.id],
  );
  // a page of three has a change that waits, as a page of six does
  await database.query('UPDATE brochures SET ad_index = 1 WHERE id IN (SELECT brochure_id FROM brochure_revisions)');
  // lines about one kind of record: each kind has a statement of its own
  await database.query(
    `UPDATE audit_log_entries AS line SET entity_type = 'Brochure', entity_id = ad.id
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM brochures) AS ad,
       (SELECT id, row_number() OVER (ORDER BY id DESC) AS n FROM audit_log_entries) AS latest
     WHERE line.id = latest.id AND ad.n = latest.n`,
  );
  await untilFeedHasAll(database);
});

/** Selects every field without arguments, until a type repeats. */
function everything(type: GraphQLNamedType, above: readonly string[] = []): string {
  if (!isObjectType(type)) return '{ __typename }';
  const path = [...above, type.name];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some(isRequiredArgument) || path.includes(inner.name)) return [];
    return isLeafType(inner) ? [field.name] : [`${field.name} ${everything(inner, path)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

const literalOf = (type: GraphQLNamedType, value: unknown) =>
  isEnumType(type) ? String(value) : JSON.stringify(value);

it.each(connections.map((field) => [field.name, field] as const))(
  '%s takes as many statements for six as for three, with all fields selected',
  async (name, field) => {
    const isOfTill = name === 'redemptionsToday';
    const required = hostileTable[`Query.${name}`]!.accepted(world);
    // administrators have no company of their own
    const given = field.args.filter((arg) => isRequiredArgument(arg) || (isOfTill && arg.name === 'vendorDatabaseId'));
    const args = given.map((arg) => `${arg.name}: ${literalOf(getNamedType(arg.type), required[arg.name])}`);
    const ask = async (first: number) => {
      const query = `{ ${name}(${[`first: ${first}`, ...args].join(', ')}) ${everything(getNamedType(field.type))} }`;
      const { data, errors } = await askGraphql(server, { query, as: world.administrator });
      expect(errors).toEqual([]);
      return (data![name] as { edges: unknown[] }).edges.length;
    };
    expect([await ask(3), await ask(6)]).toEqual([3, 6]); // the first request has filled the caches
    const three = await countStatements(() => ask(3));
    const six = await countStatements(() => ask(6));
    expect(six).toHaveLength(three.length);
  },
);
