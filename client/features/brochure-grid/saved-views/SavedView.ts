import type { SavedViewsOfListQuery } from '../../../generated/types';

/** A named view of the table. */
export type SavedView = SavedViewsOfListQuery['savedViews'][number];
