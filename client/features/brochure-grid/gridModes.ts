import type { BrochureStatus } from '../../generated/types';

/**
 * docs/rules/screens.md#administrators-table: normal mode shows published and pending review ads, archived mode
 * archived ones only.
 */
export const gridModes = {
  normal: ['PUBLISHED', 'PENDING_REVIEW'],
  archived: ['ARCHIVED'],
} as const satisfies Record<string, readonly BrochureStatus[]>;

export type GridMode = keyof typeof gridModes;
