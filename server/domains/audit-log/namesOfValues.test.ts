import { askGraphql } from '../../test/askGraphql';
import { countStatements } from '../../test/database/countStatements';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeContext } from '../../test/makeContext';
import { useTestServer } from '../../test/useTestServer';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { AuditedValues } from '../../platform/audit-log/AuditLogEntry';
import type { Account } from '../accounts/Account';
import { Asset } from '../brochures/assets/Asset';
import type { Brochure } from '../brochures/Brochure';

const server = useTestServer();
let administrator: Account;
let ad: Brochure;
let terrace: Asset;
let beach: Asset;

beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await makeAccount(database, { name: 'Robin' });
  ad = await makeBrochure(database, { title: 'Tern tours' });
  const file = { brochureId: ad.id, type: 'BROCHURE_IMAGE' as const, sortOrder: 0 };
  const assets = database.getRepository(Asset);
  terrace = await assets.save({ ...file, did: 'aaaaaaaaaaaa', url: '/files/1/x.png', altText: 'The terrace' });
  beach = await assets.save({ ...file, did: 'bbbbbbbbbbbb', url: 'https://pictures.example/beach.jpg', altText: null });
});

const query = `{ auditLog(filter: { entityType: "Brochure" }) { edges { node { changes { field beforeName afterName } } } } }`;

async function write(after: AuditedValues): Promise<void> {
  const { database } = server.dependencies;
  const line = { action: 'updateBrochure', entityType: 'Brochure', entityId: ad.id, before: null, after };
  await recordAudit(database.manager, makeContext({ database }), [line]);
}

async function afterName(field: string, value: string | number): Promise<unknown> {
  await write({ [field]: value });
  const { data } = await askGraphql(server, { query, as: administrator });
  const { edges } = data!['auditLog'] as { edges: { node: { changes: { afterName: string }[] } }[] };
  return edges[0]?.node.changes[0]?.afterName;
}

it.each<[string, string, () => string | number, () => string]>([
  ['an ad', 'copyOf', () => ad.id, () => `Ad ${ad.id} “Tern tours”`],
  ['an ad that is gone', 'mergedFrom', () => 99_999, () => '99999'],
  ['a person', 'assigneeId', () => administrator.id, () => 'Robin'],
  [
    'files of a line before November 2026',
    'assets',
    () => `${beach.did}:3 ${terrace.did}:7`,
    () => 'picture “beach.jpg” (place 1), picture “The terrace” (place 2)',
  ],
  [
    'files in their order only, one of them gone',
    'assets',
    () => `${terrace.did} cccccccccccc`,
    () => 'picture “The terrace” (place 1), file cccccccccccc, which is gone (place 2)',
  ],
  ['files in words', 'assets', () => 'picture “Dusk” (place 1)', () => 'picture “Dusk” (place 1)'],
  ['no files', 'assets', () => '', () => ''],
  [
    'changed files of a line before November 2026',
    'changedAssets',
    () => String.raw`aaaaaaaaaaaa https://x.example/a.jpg "A \"big\" one" bbbbbbbbbbbb /files/2/x.png null`,
    () => String.raw`file “A "big" one” at https://x.example/a.jpg, file at /files/2/x.png`,
  ],
])('names %s', async (_what, field, value, name) => {
  expect(await afterName(field, value())).toBe(name());
});

it('takes as many statements for many lines as for one', async () => {
  const ask = () => askGraphql(server, { query, as: administrator });
  const all = { copyOf: ad.id, assigneeId: administrator.id, assets: `${beach.did}:1 ${terrace.did}:2` };
  await write(all);
  const few = (await countStatements(ask)).length;
  for (let line = 0; line < 10; line++) await write(all);
  expect(await countStatements(ask)).toHaveLength(few);
});
