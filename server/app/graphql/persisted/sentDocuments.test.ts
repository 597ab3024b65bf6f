import { createHash } from 'node:crypto';
import { useTwoServers } from '../../../test/useTwoServers';
import { PersistedDocuments } from './PersistedDocuments';
import { sentDocumentsIn } from './SentDocuments';

const servers = useTwoServers({ now: () => new Date('2026-11-20T10:00:00Z') });
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const extensionsOf = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } });
const database = () => servers.one.dependencies.database;
const rows = (): Promise<{ hash: string; text: string }[]> => database().query('SELECT hash, text FROM sent_documents');
beforeEach(() => database().query('DELETE FROM sent_documents'));

/** Two texts whose hashes have the same slot. */
function ofOneSlot(): [string, string] {
  const bySlot = new Map<string, string>();
  for (let number = 0; ; number += 1) {
    const text = `{ categories { name } } # ${number}`;
    const other = bySlot.get(hashOf(text).slice(0, 3));
    if (other !== undefined) return [other, text];
    bySlot.set(hashOf(text).slice(0, 3), text);
  }
}

it('answers a query by its hash in another process than the one where it was registered', async () => {
  const query = '{ brochures(first: 1) { edges { node { id } } } }';
  const [{ app: one }, { app: other }] = [servers.one, servers.other];
  const ask = (app: typeof one, hash = hashOf(query)) =>
    app.inject({
      ...{ url: '/graphql', headers: { 'apollo-require-preflight': 'true' } },
      query: { extensions: JSON.stringify(extensionsOf(hash)) },
    });
  expect((await ask(other)).json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  const payload = { query, extensions: extensionsOf(hashOf(query)) };
  const { data } = (await one.inject({ method: 'POST', url: '/graphql', payload })).json<{ data: unknown }>();
  expect(data).toEqual({ brochures: { edges: [] } });
  expect(await rows()).toEqual([{ hash: hashOf(query), text: query }]);
  expect((await ask(other)).json()).toMatchObject({ data: { brochures: { edges: [] } } });
  // what it has found once, it has
  await database().query('DELETE FROM sent_documents');
  expect((await ask(other)).json()).toMatchObject({ data: { brochures: { edges: [] } } });
  for (const hash of ["' OR true --", '\0', hashOf(query).toUpperCase()]) {
    expect((await ask(other, hash)).json()).toMatchObject({ errors: [{ extensions: expect.anything() as object }] });
  }
});

it('keeps one document in a slot, and none that is long', async () => {
  const store = sentDocumentsIn(database());
  const [first, second] = ofOneSlot();
  await store.keep(hashOf(first), first);
  expect(await store.find(hashOf(first))).toBe(first);
  await store.keep(hashOf(second), second);
  expect(await store.find(hashOf(second))).toBe(second);
  expect(await store.find(hashOf(first))).toBeUndefined();
  const long = `{ categories { name } } #${'x'.repeat(16_000)}`;
  await store.keep(hashOf(long), long);
  expect(await rows()).toHaveLength(1);
});

it('does without the database, and stores no document of our own client', async () => {
  const down = {
    find: () => Promise.reject(new Error('The database is down.')),
    keep: () => Promise.reject(new Error('The database is down.')),
  };
  const documents = new PersistedDocuments((hash) => (hash === 'ours' ? '{ ours }' : undefined), down);
  expect(await documents.get('apq:other')).toBeUndefined();
  await documents.set('apq:ours', '{ ours }');
  await expect(documents.set('apq:other', '{ other }')).rejects.toThrow('down');
  expect(await documents.get('apq:other')).toBe('{ other }');
});
