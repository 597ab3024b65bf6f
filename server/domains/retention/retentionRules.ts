import { undoPeriods } from '../brochures/undo/undoPeriods';
import type { RetentionRule } from './RetentionRule';
import { anonymisedRows } from './rules/anonymisedRows';
import { deletedRows } from './rules/deletedRows';

/**
 * All retention periods (docs/rules/privacy-and-law.md#retention). Data in no row are kept as long as the site: ads
 * without the people behind them, prices and numbers of coupons, daily figures, keyed hashes of terminated users and of
 * mail opt-outs.
 */
export const retentionRules: readonly RetentionRule[] = [...anonymisedRows, ...deletedRows];

/** Ads that were never published (`deleteOldDrafts`): deleted as administrators delete them, so not immediately. */
export const draftsAreKeptFor = { months: 12 } as const;

/** Changes of ads that have left (`withdrawOldChanges`): by then a deleted ad cannot be restored any more. */
export const changesWaitFor = { archived: { months: 12 }, deleted: undoPeriods.deletion } as const;

/** How files of live ads were before a change: as long as the trash (`forgetFormerAssets`). */
export const formerFilesAreKeptFor = undoPeriods.deletion;

/** Whole months are deleted, so that daily figures can still be checked against the remaining events. */
export const viewsAndClicksAreKeptFor = { months: 25 } as const;

/** Files of streets are in the file store, so deleting rows is not enough. */
export const streetFilesAreKeptFor = { days: 7 } as const;
