import { plural } from '../../shared/plural';
import type { BulkVerb } from './BulkVerb';

const done: Readonly<Record<BulkVerb, string>> = {
  publish: 'published',
  archive: 'archived',
  unarchive: 'unarchived and pending review',
  setArea: 'put into the area',
};

/** "2 ads archived." or "2 of 3 ads archived.", and the same for what was undone. */
export function bulkSummary(verb: BulkVerb, doneCount: number, all: number): string {
  return doneCount === all
    ? `${plural(all, 'ad')} ${done[verb]}.`
    : `${doneCount.toLocaleString('en-AU')} of ${plural(all, 'ad')} ${done[verb]}.`;
}

export function resultWord(verb: BulkVerb): string {
  const [first = '', ...rest] = done[verb];
  return first.toUpperCase() + rest.join('');
}
