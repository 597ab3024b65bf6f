import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import type { MovedFigures } from './moveFigures';

/** What an undo needs to make two ads of a merged one again. It is plain JSON, because the row of a job stores it. */
export interface MergeUndo {
  /**
   * The overwritten columns of the ad that was merged, by property name. They are not called `columns`: a server that does
   * not know merges would take them for those of any other change, and undo half of the merge.
   */
  mergedColumns: AuditedValues;
  /** what the ad that stays got into empty fields */
  filled: AuditedValues;
  /** the files that moved, with their former place */
  files: { id: number; sortOrder: number }[];
  /** null: they stay with the ad that got them */
  figures: MovedFigures | null;
  /** ads that had been merged into the one that was merged */
  followers: number[];
}
