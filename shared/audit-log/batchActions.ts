/**
 * Actions of the site itself on many ads at once. The log lists the line of the batch, which is about another kind of
 * record, in place of those of its ads (docs/rules/statuses-and-reviews.md#bulk-jobs).
 */
export const batchActions: readonly string[] = ['archiveExpiredBrochures', 'importBrochures', 'syncAtdw'];

/** Whether a line stands for those of many ads. */
export function isBatchLine({ action, entityType }: { action: string; entityType: string }): boolean {
  return entityType !== 'Brochure' && batchActions.includes(action);
}
