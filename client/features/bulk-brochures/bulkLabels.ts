import { plural } from '../../shared/formats/plural';
import type { BulkDeed } from './BulkVerb';
import { groupThousands } from '../../shared/formats/groupThousands';

const done: Readonly<Record<BulkDeed, string>> = {
  publish: 'published',
  archive: 'archived',
  unarchive: 'unarchived and pending review',
  setArea: 'put into the area',
  undo: 'back as before',
};

/** "2 ads archived." or "2 of 3 ads archived.", and likewise for an undo. */
export function bulkSummary(deed: BulkDeed, doneCount: number, all: number): string {
  return `${howMany(doneCount, all)} ${done[deed]}.`;
}

/** "100 of 300 ads done" while running. An undo is a single step. */
export function bulkProgress(deed: BulkDeed, doneCount: number, all: number): string {
  if (deed === 'undo') return `Bringing ${plural(all, 'ad')} back …`;
  return `${groupThousands(doneCount)} of ${plural(all, 'ad')} done`;
}

export function resultWord(deed: BulkDeed): string {
  const [first = '', ...rest] = done[deed];
  return first.toUpperCase() + rest.join('');
}

function howMany(doneCount: number, all: number): string {
  return doneCount === all ? plural(all, 'ad') : `${groupThousands(doneCount)} of ${plural(all, 'ad')}`;
}
