import type { BrochureFormBrochureFragment } from '../../../generated/types';
import type { Role } from '../../session/Session';
import type { BrochureFormValues } from './BrochureFormValues';
import { readBrochure } from './readBrochure';
import { withRevision } from './withRevision';

/** What a form begins with: administrators change the ad as it is, vendors go on with the change of theirs that waits. */
export function openingValues(brochure: BrochureFormBrochureFragment, role: Role): BrochureFormValues {
  const values = readBrochure(brochure);
  const { pendingRevision } = brochure;
  return role === 'VENDOR' && pendingRevision !== null ? withRevision(values, pendingRevision.changes) : values;
}
