import { undoPeriods } from '../../brochures/undo/undoPeriods';
import type { BulkJob } from '../BulkJob';

const { days } = undoPeriods.bulkJob;

interface UndoProblem {
  code: 'CONFLICT' | 'GONE';
  message: string;
}

/** Returns why a job cannot be undone now; null if it can. */
export function undoProblem(
  { action, state, changedCount, undoneCount, keptCount, startedAt }: BulkJob,
  now: Date,
): UndoProblem | null {
  if (state !== 'DONE' && state !== 'FAILED') {
    return { code: 'CONFLICT', message: 'Only a bulk job that has come to its end can be undone.' };
  }
  if (changedCount === undoneCount + keptCount || startedAt === null) {
    return { code: 'CONFLICT', message: 'This bulk job has changed nothing that could be undone.' };
  }
  if (action === 'REPORT') {
    return { code: 'CONFLICT', message: 'A mail that was sent cannot be taken back.' };
  }
  if (now.getTime() - startedAt.getTime() > days * 86_400_000) {
    return { code: 'GONE', message: `An undo is kept for ${days} days only.` };
  }
  return null;
}
