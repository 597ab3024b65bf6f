import type { BrochureFormBrochureFragment, BrochureType } from '../../generated/types';
import type { Role } from '../session/Session';

/** Why the files cannot be changed, as the server would say it; null: they can. */
export function fixedFiles(type: BrochureType, role: Role, known: BrochureFormBrochureFragment | null): string | null {
  if (type === 'ATDW_AD') return 'The files of a tourism ad come from its source and cannot be changed here.';
  if (role === 'ADMINISTRATOR' || known === null || known.status === 'PENDING_REVIEW') return null;
  return `This ad is ${known.status === 'PUBLISHED' ? 'published' : 'archived'}. Ask the administrator to change its files.`;
}
