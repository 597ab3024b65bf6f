import { cachedSince } from '../shared/cachedSince';
import { keptMapAreas, type OfflineAreaData, type KeptMapArea } from '../shared/keptMapAreas';
import { answerFromAreas, type KeptArea } from './answerFromAreas';

const { isCacheName, isExpired, recordKey, answersKey, tilesKey, tileKey } = keptMapAreas;

/** Complete parts of the map on this device that are not too old, the newest first. */
async function openAreas(): Promise<{ cache: Cache; record: KeptMapArea }[]> {
  const names = (await caches.keys()).filter(isCacheName);
  const opened = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const record = await cache.match(recordKey);
      return record ? [{ cache, record: (await record.json()) as KeptMapArea }] : [];
    }),
  );
  return opened
    .flat()
    .filter(({ record }) => !isExpired(record))
    .toSorted((one, other) => (one.record.keptAt < other.record.keptAt ? 1 : -1));
}

async function matchInAreas(key: string): Promise<Response | undefined> {
  for (const { cache } of await openAreas()) {
    const found = await cache.match(key);
    if (found) return found;
  }
  return undefined;
}

/** A tile, or the description of the tiles, from a kept part. */
export function keptMap({ pathname }: URL): Promise<Response | undefined> {
  const key = pathname === tilesKey ? tilesKey : tileKey(pathname);
  return key === null ? Promise.resolve(undefined) : matchInAreas(key);
}

/** The page of the map, with the moment when it was kept. */
export async function keptMapPage({ pathname, search }: URL): Promise<{ page: Response; since: string } | undefined> {
  for (const { cache, record } of await openAreas()) {
    const page = await cache.match(pathname + search);
    if (page) return { page, since: record.keptAt };
  }
  return undefined;
}

/** The answer to a question of the map. */
export async function keptAnswer(request: Request): Promise<Response | undefined> {
  const areas = await Promise.all(
    (await openAreas()).map(async ({ cache, record }): Promise<KeptArea[]> => {
      const answers = await cache.match(answersKey);
      return answers ? [{ record, answers: (await answers.json()) as OfflineAreaData }] : [];
    }),
  );
  const answer = areas.length > 0 ? answerFromAreas(await readQuestion(request), areas.flat(), new Date()) : null;
  if (answer === null) return undefined;
  const headers = {
    'content-type': 'application/graphql-response+json',
    [cachedSince.header]: answer.since,
  };
  return new Response(JSON.stringify({ data: answer.data }), { headers });
}

async function readQuestion(request: Request): Promise<Parameters<typeof answerFromAreas>[0]> {
  try {
    if (request.method === 'POST') return (await request.json()) as object;
    const { searchParams } = new URL(request.url);
    const variables = JSON.parse(searchParams.get('variables') ?? '{}') as object;
    return { operationName: searchParams.get('operationName'), variables };
  } catch {
    return {};
  }
}
