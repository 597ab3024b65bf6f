import { isKeeperOf, type Viewer } from '../../shared/permissions';
import { BrochureStatus } from '../brochures/BrochureStatus';
import { BrochureType } from '../brochures/BrochureType';
import type { BrochureFilter } from './filters/BrochureFilter';
import { defaultListTypes } from './filters/defaultListTypes';

/** What a list may contain for its caller. Soft-deleted ads (recordStatus false) are in none. */
export interface BrochureScope {
  /** none: the list is empty */
  statuses: readonly BrochureStatus[];
  /** null: every type */
  types: readonly BrochureType[] | null;
  /** true: inside its dates; false: outside; null: either */
  isActive: boolean | null;
}

const { PUBLISHED, PENDING_REVIEW, ARCHIVED } = BrochureStatus;
const everyStatus = [PUBLISHED, PENDING_REVIEW, ARCHIVED];
const everyType = Object.values(BrochureType);

/** Only values from our own lists go on: they are written into SQL. */
function known<T>(all: readonly T[], asked: readonly T[] | null | undefined): T[] | null {
  return asked ? all.filter((value) => asked.includes(value)) : null;
}

/**
 * Reduces a filter to what its caller may see (specification, sections 4 and 6).
 *
 * Administrators see every state, and so does a vendor in the list of its own ads; what they leave out of the filter is
 * not restricted. For everyone else: published ads; pending ones only when asked for together with an id or a vendor
 * (a preview); never archived ones; inside their dates unless asked otherwise; and of the default types, unless types
 * or ids are given.
 */
export function brochureScope(viewer: Viewer | null, filter: BrochureFilter): BrochureScope {
  if (isKeeperOf(viewer, { vendorId: filter.vendorId ?? null })) {
    return {
      statuses: known(everyStatus, filter.statuses) ?? everyStatus,
      types: known(everyType, filter.types),
      isActive: filter.isActive ?? null,
    };
  }
  const preview = filter.ids != null || filter.vendorId != null;
  const visible = preview ? [PUBLISHED, PENDING_REVIEW] : [PUBLISHED];
  return {
    statuses: known(visible, filter.statuses) ?? [PUBLISHED],
    types: known(everyType, filter.types) ?? (filter.ids == null ? defaultListTypes : null),
    isActive: filter.isActive ?? true,
  };
}
