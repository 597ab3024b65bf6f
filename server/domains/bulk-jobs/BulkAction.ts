import { registerEnumType } from 'type-graphql';
import type { Action } from '../../shared/permissions';

/** What a bulk job does to each of its ads. */
export const BulkAction = {
  UPDATE: 'UPDATE',
  NUMBER: 'NUMBER',
  PUBLISH: 'PUBLISH',
  ARCHIVE: 'ARCHIVE',
  UNARCHIVE: 'UNARCHIVE',
  DELETE: 'DELETE',
  RESTORE: 'RESTORE',
  IMPORT: 'IMPORT',
  CELLS: 'CELLS',
  APPROVE: 'APPROVE',
  MERGE: 'MERGE',
  KEEP_BOTH: 'KEEP_BOTH',
  REPORT: 'REPORT',
} as const;

export type BulkAction = keyof typeof BulkAction;

registerEnumType(BulkAction, {
  name: 'BulkAction',
  description: 'What a bulk job does to each of its ads.',
  valuesConfig: {
    UPDATE: { description: 'Writes the given fields.' },
    NUMBER: { description: 'Gives indexes one after the other, in the order of the list.' },
    PUBLISH: { description: 'As `publishBrochure`; its undo lets the ads wait again.' },
    ARCHIVE: { description: 'As `archiveBrochure`.' },
    UNARCHIVE: { description: 'As `unarchiveBrochure`.' },
    DELETE: { description: 'As `deleteBrochure`.' },
    RESTORE: { description: 'As `restoreBrochure`, of deleted ads.' },
    IMPORT: { description: 'What a file of ads has made and changed; only an import starts it.' },
    CELLS: { description: 'Writes into each ad its own fields, as `editBrochureCells` gives them.' },
    APPROVE: { description: 'As `reviewBrochure` with APPROVE; what replaced files has no undo.' },
    MERGE: { description: 'As `mergeBrochures`, of the pairs that `resolveDuplicates` gives.' },
    KEEP_BOTH: { description: 'As `keepBothBrochures`, of the pairs that `resolveDuplicates` gives.' },
    REPORT: {
      description:
        'Mails the figures of the last month to the logins that keep the ads, one mail each; it has no undo.',
    },
  },
});

/** The permission that starting a job needs besides `startBulkJob`: who may not change one ad may not change many. */
export const permissionOfAction: Readonly<Record<BulkAction, Action>> = {
  UPDATE: 'updateAnyBrochure',
  NUMBER: 'setBrochureIndex',
  PUBLISH: 'publishBrochures',
  ARCHIVE: 'archiveBrochures',
  UNARCHIVE: 'unarchiveBrochures',
  DELETE: 'deleteBrochure',
  RESTORE: 'restoreBrochure',
  IMPORT: 'importBrochures',
  CELLS: 'editBrochureCells',
  APPROVE: 'approveReviews',
  MERGE: 'mergeManyBrochures',
  KEEP_BOTH: 'keepBothBrochures',
  REPORT: 'sendBulkReports',
};

/**
 * What undoing a job does to many ads beyond giving values back, and so needs the permission of, with its proof: the undo
 * of an import deletes the ads that it has made, that of a publication takes live ads from visitors. Reviewers archive
 * nothing, and undo their own approvals.
 */
export const permissionOfUndo: Partial<Readonly<Record<BulkAction, Action>>> = {
  UNARCHIVE: 'archiveBrochures',
  RESTORE: 'deleteBrochure',
  IMPORT: 'deleteBrochure',
  PUBLISH: 'archiveBrochures',
  APPROVE: 'undoApprovals',
};

/** The name of a change in the audit log: that of the same change of one ad. */
export const auditedActionOf: Readonly<Record<BulkAction, string>> = {
  UPDATE: 'updateBrochure',
  NUMBER: 'setBrochureIndex',
  PUBLISH: 'publishBrochure',
  ARCHIVE: 'archiveBrochure',
  UNARCHIVE: 'unarchiveBrochure',
  DELETE: 'deleteBrochure',
  RESTORE: 'restoreBrochure',
  IMPORT: 'importBrochures',
  CELLS: 'updateBrochure',
  APPROVE: 'reviewBrochure',
  MERGE: 'mergeBrochures',
  KEEP_BOTH: 'keepBothBrochures',
  REPORT: 'sendActivityReport',
};
