import { isKeeperOf } from '../../../shared/authorize';
import type { Viewer } from '../../../shared/Viewer';
import { BrochureStatus } from '../../brochures/BrochureStatus';
import { BrochureType } from '../../brochures/BrochureType';
import type { PreviewAccess } from '../../previews/PreviewAccess';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { defaultListTypes } from '../filters/defaultListTypes';
import { publicFeedTypes } from './publicFeedTypes';

/** The ads that a list may contain for its caller. It never has soft-deleted ads (recordStatus false). */
export interface BrochureScope {
  /** empty: the list is empty */
  statuses: readonly BrochureStatus[];
  /** limits pending ads to those that this admits; null: no limit */
  preview: PreviewAccess | null;
  /** whether pending ads that are drafts belong to the list: ALL as `preview` admits them */
  drafts: 'NONE' | 'ONLY' | 'ALL';
  /** null: every type */
  types: readonly BrochureType[] | null;
  /** true: inside its dates; false: outside; null: either */
  isActive: boolean | null;
  /** excludes ads that have not begun */
  onlyBegun: boolean;
  /** includes pending ads whatever their dates, for a look before they begin */
  anyDatesOfPending: boolean;
}

const { PUBLISHED, PENDING_REVIEW, ARCHIVED } = BrochureStatus;
const everyStatus = [PUBLISHED, PENDING_REVIEW, ARCHIVED];
const everyType = Object.values(BrochureType);

/** Returns only known values, because they become SQL literals. */
function known<T>(all: readonly T[], asked: readonly T[] | null | undefined): T[] | null {
  return asked ? all.filter((value) => asked.includes(value)) : null;
}

/**
 * Reduces a filter to the ads that its caller may see (docs/rules/visibility.md#scope-by-caller).
 *
 * Administrators see every state, and so does a vendor in the list of its own ads. An absent filter does not restrict
 * them, except that administrators see drafts only by id or when they ask for drafts. Everyone else sees:
 * - published ads,
 * - pending ads only with an id or a vendor, and only those that `access` admits,
 * - no archived ads,
 * - ads inside their dates unless the filter says otherwise, and never before them,
 * - the default types, unless the filter has types or ids.
 *
 * A preview token counts as a request for pending ads. `isThirdParty`: without the types that are not in feeds.
 */
export function brochureScope(
  viewer: Viewer | null,
  filter: BrochureFilter,
  access: PreviewAccess,
  isThirdParty = false,
): BrochureScope {
  if (isKeeperOf(viewer, { vendorId: filter.vendorId ?? null })) {
    return {
      statuses: known(everyStatus, filter.statuses) ?? everyStatus,
      preview: null,
      drafts: draftsOf(filter, viewer?.role === 'VENDOR' || filter.ids != null),
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
    drafts: draftsOf(filter, statuses.includes(PENDING_REVIEW)),
    types: typesFor(filter, isThirdParty),
    isActive: filter.isActive ?? true,
    onlyBegun: true,
    anyDatesOfPending: filter.isActive == null && access.grant !== null,
  };
}

/** Ads whose licence forbids to hand them on are not for programs of others (docs/rules/tourism-ads.md#where-tourism-ads-appear). */
function typesFor({ types, ids }: BrochureFilter, isThirdParty: boolean): readonly BrochureType[] | null {
  const asked = known(everyType, types) ?? (ids == null ? defaultListTypes : null);
  return isThirdParty ? publicFeedTypes.filter((type) => asked?.includes(type) ?? true) : asked;
}

function draftsOf({ isDraft }: BrochureFilter, isIncluded: boolean): BrochureScope['drafts'] {
  if (isDraft == null) return isIncluded ? 'ALL' : 'NONE';
  return isDraft ? 'ONLY' : 'NONE';
}
