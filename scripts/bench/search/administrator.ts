import type { Viewer } from '../../../server/shared/Viewer';

/** Imports the businesses, and uses the search of administrators. */
export const administrator: Viewer = {
  accountId: 1,
  role: 'ADMINISTRATOR',
  staffRole: 'ADMINISTRATOR',
  vendorId: null,
};
