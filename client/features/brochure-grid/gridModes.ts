import type { BrochureStatus } from '../../generated/types';

/**
 * Normal mode shows published and pending review ads, archived mode archived ads only
 * (docs/rules/screens.md#administrators-table).
 */
export const gridModes = {
  normal: ['PUBLISHED', 'PENDING_REVIEW'],
  archived: ['ARCHIVED'],
} as const satisfies Record<string, readonly BrochureStatus[]>;

export type GridMode = keyof typeof gridModes;
