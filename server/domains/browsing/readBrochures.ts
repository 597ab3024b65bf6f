import type { RequestContext } from '../../platform/context/RequestContext';
import type { PreparedStatement } from '../../platform/database/PreparedStatement';
import { assetsOfBrochureLoader } from '../assets/assetsOfBrochureLoader';
import { assetsOfBrochures } from '../assets/assetsOfBrochures';
import type { Brochure } from '../brochures/Brochure';
import type { BrochureParts } from './reading/BrochureParts';
import { everyPart } from './reading/everyPart';
import { readBrochureRows } from './readBrochureRows';

interface ReadBrochures {
  ads: Brochure[];
  /** the rows of what was sent along */
  along: unknown[][][];
}

/**
 * Ads with their neighbours, by their numbers, in no order and whatever their state; those that do not exist are left out.
 * Other statements may be sent along, so that nobody waits twice.
 */
export async function readBrochures(
  context: RequestContext,
  ids: readonly number[],
  parts: BrochureParts = everyPart,
  along: readonly PreparedStatement[] = [],
): Promise<ReadBrochures> {
  if (ids.length === 0 && along.length === 0) return { ads: [], along: [] };
  const files = parts.files ? assetsOfBrochures(context.database, ids) : null;
  // PostgreSQL reckons with ten numbers where it sees a list, and plans a single one anew each time
  const [number, value]: [string, unknown] = ids.length === 1 ? ['$1', ids[0]] : ['ANY($1)', ids];
  const found = { where: `b.id = ${number}`, number, value };
  const read = await readBrochureRows(context, parts, found, [...along, ...(files ? [files.statement] : [])]);
  if (files) {
    const loader = context.loader(assetsOfBrochureLoader);
    for (const [at, assets] of files.read(read.along.at(-1) ?? []).entries()) loader.prime(ids[at] ?? 0, assets);
  }
  return { ads: read.ads, along: read.along.slice(0, along.length) };
}
