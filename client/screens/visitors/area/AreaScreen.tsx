import { useLocation, useParams } from 'react-router';
import { noFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import { NotFound } from '../../../features/site-navigation/missing-pages/NotFound';
import { NotLoaded } from '../../../features/site-navigation/missing-pages/NotLoaded';
import { useAreaScreenQuery } from '../../../generated/AreaScreen';
import { Redirect } from '../../../platform/page/navigation/Redirect';
import { paths } from '../../../shared/paths';
import { Loading } from '../../../ui/feedback/Loading';
import { AreaPage } from './AreaPage';

/** The front page of an area, or of a category in it (docs/rules/screens.md#area-pages). */
export default function AreaScreen() {
  const { area: code = '', category = null } = useParams();
  const { pathname, search } = useLocation();
  const filter = brochureFilter({ ...noFilters, mapArea: code, category }, null);
  const { data, error, refetch } = useAreaScreenQuery({
    variables: { area: code, otherSpelling: code.toLowerCase(), filter, openNow: { ...filter, openNow: true } },
  });
  if (error) {
    return (
      <NotLoaded title="Area" message="The area could not be loaded" error={error} onTryAgain={() => void refetch()} />
    );
  }
  if (!data) return <Loading />;
  const [area] = data.area.edges;
  const known = area?.node ?? data.otherSpelling.edges[0]?.node;
  if (!known) return <NotFound />;
  const categoryCode = category?.toUpperCase();
  const chosen = area?.node.categories.find((each) => each.category.code === categoryCode)?.category ?? null;
  if (area && category !== null && chosen === null) return <NotFound />;
  const canonical = paths.area(known.code, categoryCode);
  if (pathname !== canonical) return <Redirect to={canonical + search} isPermanent />;
  if (!area) return <NotFound />;
  return <AreaPage data={data} area={area.node} category={chosen} />;
}
