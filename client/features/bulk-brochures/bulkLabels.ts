import { groupThousands } from '../../shared/formats/groupThousands';
import { plural } from '../../shared/formats/plural';
import type { BulkProgress } from './BulkProgress';
import type { BulkDeed, BulkResult } from './BulkVerb';

const done: Readonly<Record<BulkDeed, string>> = {
  publish: 'published',
  archive: 'archived',
  unarchive: 'unarchived and pending review',
  setArea: 'put into the area',
  undo: 'back as before',
};

/** "2 ads archived." or "2 of 4 ads archived, 1 is so already.", and likewise for an undo. */
export function bulkSummary(deed: BulkDeed, results: readonly BulkResult[]): string {
  const doneCount = results.filter(({ isDone }) => isDone).length;
  const same = results.filter(isSame).length;
  const all = results.length;
  const howMany = doneCount === all ? plural(all, 'ad') : `${groupThousands(doneCount)} of ${plural(all, 'ad')}`;
  const sameText = same === 0 ? '' : `, ${groupThousands(same)} ${same === 1 ? 'is' : 'are'} so already`;
  return `${howMany} ${done[deed]}${sameText}.`;
}

/** "100 of 300 ads done" while running. */
export function bulkProgress({ deed, done: doneCount, all }: BulkProgress): string {
  return `${groupThousands(doneCount)} of ${plural(all, 'ad')} ${deed === 'undo' ? 'brought back' : 'done'}`;
}

export function resultText(deed: BulkDeed, result: BulkResult): string {
  if (result.refusal !== null) return `Not done: ${result.refusal}`;
  if (isSame(result)) return 'Is so already';
  const [first = '', ...rest] = done[deed];
  return first.toUpperCase() + rest.join('');
}

function isSame({ isDone, refusal }: BulkResult): boolean {
  return !isDone && refusal === null;
}
