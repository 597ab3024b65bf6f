import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import type { SiteNavigation } from './useSiteNavigation';

type Lists = Pick<SiteNavigation, 'categories' | 'mapAreas'>;

/** The name of the chosen category or sub-category; undefined when it has no content. */
export function categoryName({ categories }: Lists, { category }: BrowseFilters): string | undefined {
  return categories
    .flatMap((parent) => [parent, ...parent.subCategories])
    .find((candidate) => candidate.code === category)?.name;
}

export function mapAreaName({ mapAreas }: Lists, { mapArea }: BrowseFilters): string | undefined {
  return mapAreas.find((candidate) => candidate.code === mapArea || candidate.did === mapArea)?.name;
}
