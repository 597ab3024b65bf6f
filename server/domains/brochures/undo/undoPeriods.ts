/** How long changes of ads can be taken back. What that needs is kept as long (`retentionRules`). */
export const undoPeriods = {
  /** restoring a deleted ad (docs/rules/statuses-and-reviews.md#soft-delete) */
  deletion: { days: 30 },
  /** undoing a bulk job (docs/rules/statuses-and-reviews.md#bulk-jobs) */
  bulkJob: { days: 30 },
} as const;
