import { isKeeperOf, type Viewer } from '../../../shared/permissions';
import { BrochureStatus } from '../../brochures/BrochureStatus';
import { BrochureType } from '../../brochures/BrochureType';
import type { PreviewAccess } from '../../previews/PreviewAccess';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { defaultListTypes } from '../filters/defaultListTypes';

/** What a list may contain for its caller. Soft-deleted ads (recordStatus false) are in none. */
export interface BrochureScope {
  /** none: the list is empty */
  statuses: readonly BrochureStatus[];
  /** of the pending ads only those that this opens; null: no such limit */
  preview: PreviewAccess | null;
  /** null: every type */
  types: readonly BrochureType[] | null;
  /** true: inside its dates; false: outside; null: either */
  isActive: boolean | null;
  /** never what has not begun */
  onlyBegun: boolean;
  /** pending ads are there whatever their dates: somebody looks at them before they begin */
  anyDatesOfPending: boolean;
}

const { PUBLISHED, PENDING_REVIEW, ARCHIVED } = BrochureStatus;
const everyStatus = [PUBLISHED, PENDING_REVIEW, ARCHIVED];
const everyType = Object.values(BrochureType);

/** Only values from our own lists go on: they are written into SQL. */
function known<T>(all: readonly T[], asked: readonly T[] | null | undefined): T[] | null {
  return asked ? all.filter((value) => asked.includes(value)) : null;
}

/**
 * Reduces a filter to what its caller may see (docs/rules/visibility.md#scope-by-caller).
 *
 * Administrators see every state, and so does a vendor in the list of its own ads; what they leave out of the filter is
 * not restricted. For everyone else: published ads; pending ones only when an id or a vendor is given, and of those
 * only the ones that `access` opens; never archived ones; inside their dates unless asked otherwise, and never before
 * them; of the default types, unless types or ids are given. A token stands for asking for pending ads.
 */
export function brochureScope(viewer: Viewer | null, filter: BrochureFilter, access: PreviewAccess): BrochureScope {
  if (isKeeperOf(viewer, { vendorId: filter.vendorId ?? null })) {
    return {
      statuses: known(everyStatus, filter.statuses) ?? everyStatus,
      preview: null,
      types: known(everyType, filter.types),
      isActive: filter.isActive ?? null,
      onlyBegun: false,
      anyDatesOfPending: false,
    };
  }
  const isNamed = filter.ids != null || filter.vendorId != null;
  const isOpened = access.isOpen || access.grant !== null || access.ownVendorId !== null;
  const visible = isNamed && isOpened ? [PUBLISHED, PENDING_REVIEW] : [PUBLISHED];
  const statuses = known(visible, filter.statuses) ?? (access.grant === null ? [PUBLISHED] : visible);
  return {
    statuses,
    preview: statuses.includes(PENDING_REVIEW) ? access : null,
    types: known(everyType, filter.types) ?? (filter.ids == null ? defaultListTypes : null),
    isActive: filter.isActive ?? true,
    onlyBegun: true,
    anyDatesOfPending: filter.isActive == null && access.grant !== null,
  };
}
