import type { SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';

type Area = SiteNavigation['mapAreas'][number];

/** The navigation's lists name areas with offers only; the chosen one has a name too. */
export function withArea(navigation: SiteNavigation, area: Area | null): SiteNavigation {
  if (!area || navigation.mapAreas.some(({ id }) => id === area.id)) return navigation;
  return { ...navigation, mapAreas: [...navigation.mapAreas, area] };
}
