import { useState } from 'react';
import { plural } from '../../shared/formats/plural';
import { useReport } from '../../ui/last-actions/useReport';
import { useBrochuresChanged } from '../brochure-lifecycle/useBrochuresChanged';
import { bulkSummary } from './bulkLabels';
import type { BulkOutcome, BulkResult, BulkVerb, ChosenBrochure } from './BulkVerb';
import type { BulkProgress } from './BulkProgress';
import { useBulkCalls } from './useBulkCalls';
import { useBulkUndo } from './useBulkUndo';

/** Publishing has no undo, for one ad either, because visitors may have seen the ad. */
const undoable: readonly BulkVerb[] = ['archive', 'unarchive', 'setArea'];

/** Runs bulk actions with a result for each ad and an undo. `onUndone` receives the outcome of the undo. */
export function useBulkVerbs(onUndone: (outcome: BulkOutcome) => void) {
  const call = useBulkCalls();
  const undoAll = useBulkUndo();
  const report = useReport();
  const brochuresChanged = useBrochuresChanged();
  const [progress, setProgress] = useState<BulkProgress | null>(null);

  async function undo(changed: readonly BulkResult[]): Promise<void> {
    setProgress({ deed: 'undo', done: 0, all: changed.length });
    const results = await undoAll(changed);
    setProgress(null);
    onUndone({ deed: 'undo', results });
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
    setProgress({ deed: verb, done: 0, all });
    const results = await call(verb, chosen, mapArea, (done) => setProgress({ deed: verb, done, all }));
    setProgress(null);
    const done = results.filter(({ refusal }) => refusal === null);
    report({
      tone: done.length === all ? 'success' : 'failure',
      text: bulkSummary(verb, done.length, all),
      undo: done.length > 0 && undoable.includes(verb) ? () => void undo(done) : null,
    });
    await brochuresChanged();
    return { deed: verb, results };
  }

  return { run, progress };
}
