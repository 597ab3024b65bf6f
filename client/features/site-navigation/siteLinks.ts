import type { IconName } from '../../ui/icons/iconPaths';
import { paths } from '../../shared/paths';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { filteredPath } from '../browse-filters/addresses/filteredPath';

interface SiteLink {
  label: string;
  icon: IconName;
  path: (filters: BrowseFilters) => string;
}

/** Further views of the directory, linked from the header and the drawer (docs/rules/screens.md#public-layout). */
export const siteLinks: readonly SiteLink[] = [
  { label: 'Show on Map', icon: 'map', path: (filters) => filteredPath(paths.brochureMap(), filters) },
  { label: 'PDF Maps', icon: 'download', path: () => paths.mapsDownload() },
];
