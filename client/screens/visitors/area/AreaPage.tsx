import { writeBrowseQuery } from '../../../features/browse-filters/addresses/browseQuery';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import { mapPath } from '../../../features/maps/mapPath';
import type { AreaScreenQuery } from '../../../generated/types';
import { PageHead } from '../../../platform/page/head/PageHead';
import { useStructuredData } from '../../../platform/page/head/useStructuredData';
import { formatListSize } from '../../../shared/formats/formatListSize';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Icon } from '../../../ui/icons/Icon';
import { Link } from '../../../ui/links/Link';
import type { Area, AreaCategory } from './Area';
import { AreaCards } from './AreaCards';
import { AreaCategories } from './AreaCategories';
import { AreaMap } from './AreaMap';
import styles from './AreaPage.module.css';
import { describeArea } from './describeArea';
import { NearbyAreas } from './NearbyAreas';

interface AreaPageProps {
  data: AreaScreenQuery;
  area: Area;
  /** null: the whole area */
  category: AreaCategory | null;
}

/** With fewer ads, all of them are in sight without a section of new ones. */
const fewAds = 8;

export function AreaPage({ data, area, category }: AreaPageProps) {
  const { newest, endingSoon, recommended, open } = data;
  const heading = category === null ? area.name : `${category.name} in ${area.name}`;
  const filters = { mapArea: area.code, category: category?.code ?? null };
  const path = paths.area(area.code, category?.code);
  const { totalCount } = newest;
  const ending = endingSoon.edges.filter(({ node }) => node.validTo !== null);
  useStructuredData((siteUrl) => describeArea({ area, category, heading, recommended, totalCount }, siteUrl));

  return (
    <>
      <PageHead
        title={category === null ? `${area.name}: local offers and businesses` : heading}
        description={`${formatListSize(newest)} in ${area.name}: what is new, what ends soon, the map and the streets.`}
        path={path}
        noIndex={totalCount === 0}
      />
      <nav aria-label="Breadcrumb" className={styles.way}>
        <Link to={paths.brochureList()}>All offers</Link>
        <Link to={paths.areas()}>Areas</Link>
        {category !== null && <Link to={paths.area(area.code)}>{area.name}</Link>}
        {category?.parent && <Link to={paths.area(area.code, category.parent.code)}>{category.parent.name}</Link>}
      </nav>
      <div className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.count}>{formatListSize(newest)}</p>
      </div>
      <p className={styles.actions}>
        <ButtonLink to={browsePath(filters)} primary>
          All offers here
        </ButtonLink>
        <ButtonLink to={mapPath(filters)}>
          <Icon name="map" /> Show on map
        </ButtonLink>
        {area.streetsCount > 0 && <ButtonLink to={paths.streetsIndex(area.code)}>Streets index</ButtonLink>}
        <ButtonLink to={paths.follow(writeBrowseQuery(filters).toString())}>Follow</ButtonLink>
      </p>
      {totalCount === 0 && (
        <EmptyState icon="shapes" title="No offers here yet">
          <p>Look at an area nearby, or at all offers.</p>
        </EmptyState>
      )}
      <AreaCategories area={area} chosen={category} />
      {totalCount > fewAds && (
        <AreaCards heading="Open now" edges={open.edges} all={browsePath({ ...filters, openNow: true })} />
      )}
      {totalCount > fewAds && (
        <AreaCards heading="New" edges={newest.edges} all={browsePath({ ...filters, sort: 'NEWEST' })} />
      )}
      {totalCount > fewAds && (
        <AreaCards heading="Ends soon" edges={ending} all={browsePath({ ...filters, sort: 'ENDS_SOON' })} />
      )}
      <AreaCards
        heading={totalCount > fewAds ? 'Recommended' : 'Offers here'}
        edges={recommended.edges}
        all={browsePath(filters)}
      />
      <AreaMap area={area} maps={data.printedMaps} filters={filters} />
      <NearbyAreas nearest={area.nearest} />
    </>
  );
}
