import { toGlobalId } from '../../shared/globalId';
import type { RequestContext } from '../../platform/context/RequestContext';
import { askGraphql } from '../../test/askGraphql';
import { countStatements } from '../../test/database/countStatements';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestServer } from '../../test/useTestServer';
import type { Account } from '../accounts/Account';
import { setBrochuresMapArea } from '../brochures/bulk/setBrochuresMapArea';
import { archiveBrochure } from '../brochures/statuses/archiveBrochure';
import { unarchiveBrochure } from '../brochures/statuses/unarchiveBrochure';
import { setBrochureIndex } from '../brochures/writing/setBrochureIndex';
import { undoBrochureChange } from '../reviews/undo/undoBrochureChange';

const server = useTestServer();
let administrator: Account;
let context: RequestContext;

beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await makeAccount(database);
  context = makeContext({ database, viewer: viewerOf(administrator) });
});
beforeEach(() => context.database.query('TRUNCATE brochures, audit_log_entries CASCADE'));

const query =
  'query ($first: Int) { auditLog(first: $first) { edges { node { action entityDatabaseId isUndoable } } } }';

/** "archiveBrochure 7" of the lines that can be undone */
async function undoable(as = administrator): Promise<string[]> {
  const { data, errors } = await askGraphql(server, { query, as, variables: { first: 100 } });
  expect(errors).toEqual([]);
  type Line = { node: { action: string; entityDatabaseId: number; isUndoable: boolean } };
  const { edges } = data!['auditLog'] as { edges: Line[] };
  return edges.filter(({ node }) => node.isUndoable).map(({ node }) => `${node.action} ${node.entityDatabaseId}`);
}

it('is the last change of an ad, until that is undone or somebody changes the ad', async () => {
  const { id } = await makeBrochure(context.database, { status: 'PUBLISHED' });
  await archiveBrochure(context, { id });
  expect(await undoable()).toEqual([`archiveBrochure ${id}`]);
  const { version } = await unarchiveBrochure(context, { id });
  expect(await undoable()).toEqual([`unarchiveBrochure ${id}`]);
  await undoBrochureChange(context, { id, version });
  expect(await undoable()).toEqual([]);

  await unarchiveBrochure(context, { id });
  await archiveBrochure(context, { id });
  // only the later of the two lines of this action
  expect(await undoable()).toEqual([`archiveBrochure ${id}`]);
  await setBrochureIndex(context, { id, adIndex: 7 });
  expect(await undoable()).toEqual([]);
});

it('is also a change of the map area, and nothing for those who may not undo it', async () => {
  const { id } = await makeBrochure(context.database);
  const area = await makeMapArea(context.database);
  await setBrochuresMapArea(context, { ids: [toGlobalId('Brochure', id)], mapArea: area.code });
  expect(await undoable()).toEqual([`setBrochuresMapArea ${id}`]);
  expect(await undoable(await makeAccount(context.database, { staffRole: 'READER' }))).toEqual([]);
});

it('takes one statement for all lines', async () => {
  const ask = () => askGraphql(server, { query, as: administrator, variables: { first: 100 } });
  const archiveOne = async () =>
    archiveBrochure(context, await makeBrochure(context.database, { status: 'PUBLISHED' }));
  await archiveOne();
  const ofOne = (await countStatements(ask)).length;
  for (let count = 0; count < 4; count += 1) await archiveOne();
  expect(await undoable()).toHaveLength(5);
  expect(await countStatements(ask)).toHaveLength(ofOne);
});
