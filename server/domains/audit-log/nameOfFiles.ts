import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { LoaderFactory, RequestContext } from '../../platform/context/RequestContext';
import { Asset } from '../brochures/assets/Asset';
import { describeAsset, numberPlaces } from '../brochures/assets/listAssets';

const assetNames: LoaderFactory<string, string | null> = ({ database }) =>
  new DataLoader<string, string | null>(async (dids) => {
    const select = { id: true, did: true, type: true, url: true, altText: true } as const;
    const found = await database.getRepository(Asset).find({ select, where: { did: In([...dids]) } });
    const names = new Map(found.map((asset) => [asset.did, describeAsset(asset)]));
    return dids.map((did) => names.get(did) ?? null);
  });

const did = '[0-9A-Za-z_-]{12}';
const listOfDids = new RegExp(`^${did}(:-?\\d+)?( ${did}(:-?\\d+)?)*$`);

/**
 * Returns the files of a line for people. Lines up to November 2026 list them as `did:place did:place`, or dids only in
 * their order; later ones are in words. A file that is gone has no name.
 */
export async function nameOfFiles(context: RequestContext, value: string): Promise<string | null> {
  if (!listOfDids.test(value)) return null;
  const named = value.split(' ').map(async (listed) => {
    const [file = ''] = listed.split(':');
    return (await context.loader(assetNames).load(file)) ?? `file ${file}, which is gone`;
  });
  return numberPlaces(await Promise.all(named));
}

const changedFile = new RegExp(`${did} (\\S+) (null|"(?:[^"\\\\]|\\\\.)*")`, 'g');

/** Returns the changed files of a line for people; lines up to November 2026 list them as `did address "text"`. */
export function nameOfChangedFiles(value: string): string | null {
  if (!new RegExp(`^${did} \\S+ (null|")`).test(value)) return null;
  const files = [...value.matchAll(changedFile)].map(([, url = '', altText = 'null']) => {
    const shows = JSON.parse(altText) as string | null;
    return `file ${shows === null ? '' : `“${shows}” `}at ${url}`;
  });
  return files.join(', ');
}
