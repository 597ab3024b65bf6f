import type { BrochureStatus } from '../../generated/types';

/** Specification, section 2: normal mode shows published and pending review ads, archived mode archived ones only. */
export const gridModes = {
  normal: ['PUBLISHED', 'PENDING_REVIEW'],
  archived: ['ARCHIVED'],
} as const satisfies Record<string, readonly BrochureStatus[]>;

export type GridMode = keyof typeof gridModes;
