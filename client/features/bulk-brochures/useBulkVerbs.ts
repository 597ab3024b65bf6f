import { useState } from 'react';
import { plural } from '../../shared/plural';
import { useReport } from '../../ui/last-actions/useReport';
import { useBrochuresChanged } from '../brochure-lifecycle/useBrochuresChanged';
import { bulkSummary } from './bulkWords';
import type { BulkOutcome, BulkVerb, ChosenBrochure } from './BulkVerb';
import { useBulkCalls, type BulkCall } from './useBulkCalls';

type Results = BulkOutcome['results'];

const doneOf = (results: Results) => results.filter(({ refusal }) => refusal === null).map(({ brochure }) => brochure);

/** Brings ads back as they were before a verb; null where there is no way back, as for a single ad. */
function wayBack(verb: BulkVerb, done: readonly ChosenBrochure[]): ((call: BulkCall) => Promise<Results>) | null {
  const wasPublished = done.filter(({ status }) => status === 'PUBLISHED');
  switch (verb) {
    case 'publish':
      return null;
    case 'unarchive':
      return (call) => call('archive', done);
    case 'archive':
      return async (call) => {
        const unarchived = await call('unarchive', done);
        const failed = new Map((await call('publish', wasPublished)).map((each) => [each.brochure.id, each.refusal]));
        return unarchived.map((each) => ({ ...each, refusal: each.refusal ?? failed.get(each.brochure.id) ?? null }));
      };
    case 'setArea':
      return async (call) => {
        const codes = [...new Set(done.map(({ mapArea }) => mapArea?.code ?? null))];
        const results: Results[number][] = [];
        for (const code of codes) {
          const had = done.filter(({ mapArea }) => (mapArea?.code ?? null) === code);
          results.push(...(await call('setArea', had, code)));
        }
        return results;
      };
  }
}

/** What is done to many ads at once, with a result for each, and a way back, of which `onUndone` hears. */
export function useBulkVerbs(onUndone: (results: Results) => void) {
  const call = useBulkCalls();
  const report = useReport();
  const brochuresChanged = useBrochuresChanged();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  async function undo(undone: Results, back: (call: BulkCall) => Promise<Results>): Promise<void> {
    const results = await back(call);
    onUndone(undone);
    const refused = results.filter(({ refusal }) => refusal !== null);
    const count = results.length - refused.length;
    report({
      tone: refused.length === 0 ? 'success' : 'failure',
      text: `${plural(count, 'ad')} ${count === 1 ? 'is' : 'are'} back as before.`,
      details: refused.map(({ brochure, refusal }) => `“${brochure.displayTitle}”: ${refusal ?? ''}`),
    });
    await brochuresChanged();
  }

  async function run(
    verb: BulkVerb,
    chosen: readonly ChosenBrochure[],
    mapArea: string | null = null,
  ): Promise<BulkOutcome> {
    const all = chosen.length;
    setProgress({ done: 0, all });
    const results = await call(verb, chosen, mapArea, (done) => setProgress({ done, all }));
    setProgress(null);
    const done = doneOf(results);
    const back = done.length === 0 ? null : wayBack(verb, done);
    report({
      tone: done.length === all ? 'success' : 'failure',
      text: bulkSummary(verb, done.length, all),
      undo: back === null ? null : () => void undo(results, back),
    });
    await brochuresChanged();
    return { verb, results };
  }

  return { run, progress };
}
