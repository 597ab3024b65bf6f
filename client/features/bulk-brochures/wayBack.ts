import type { BulkOutcome, BulkVerb, ChosenBrochure } from './BulkVerb';
import { inChunks } from './inChunks';
import type { BulkCall } from './useBulkCalls';

type Results = BulkOutcome['results'];
type WayBack = (call: BulkCall, onProgress: (done: number) => void) => Promise<Results>;

/** Brings ads back as they were before a verb; null where there is no way back, as for a single ad. */
export function wayBack(verb: BulkVerb, done: readonly ChosenBrochure[]): WayBack | null {
  if (done.length === 0) return null;
  switch (verb) {
    case 'publish':
      return null;
    case 'unarchive':
      return (call, onProgress) => call('archive', done, null, onProgress);
    case 'archive':
      return inParts(inChunks(done), unarchive);
    case 'setArea':
      return inParts(byArea(done), (call, { code, chunk }) => call('setArea', chunk, code));
  }
}

function byArea(done: readonly ChosenBrochure[]) {
  const codeOf = ({ mapArea }: ChosenBrochure) => mapArea?.code ?? null;
  const codes = [...new Set(done.map(codeOf))];
  return codes.flatMap((code) =>
    inChunks(done.filter((brochure) => codeOf(brochure) === code)).map((chunk) => ({ code, chunk })),
  );
}

/** They come back as pending; what was published is published again. */
async function unarchive(call: BulkCall, chunk: readonly ChosenBrochure[]): Promise<Results> {
  const unarchived = await call('unarchive', chunk);
  const back = unarchived.flatMap(({ brochure, refusal }) => (refusal === null ? brochure : []));
  const published = await call(
    'publish',
    back.filter(({ status }) => status === 'PUBLISHED'),
  );
  const refusals = new Map(published.map(({ brochure, refusal }) => [brochure.id, refusal]));
  return unarchived.map((each) => ({ ...each, refusal: each.refusal ?? refusals.get(each.brochure.id) ?? null }));
}

/** One part after the other; an ad counts as done when all of it is. */
function inParts<Part>(parts: readonly Part[], bringBack: (call: BulkCall, part: Part) => Promise<Results>): WayBack {
  return async (call, onProgress) => {
    const results: Results[number][] = [];
    for (const part of parts) {
      results.push(...(await bringBack(call, part)));
      onProgress(results.length);
    }
    return results;
  };
}
