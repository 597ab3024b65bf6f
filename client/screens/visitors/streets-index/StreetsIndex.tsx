import type { StreetsIndexScreenQuery } from '../../../generated/types';
import { PageHead } from '../../../platform/page/head/PageHead';
import { isInCrawlPlan } from '../../../shared/crawlPlan';
import { plural } from '../../../shared/formats/plural';
import { paths } from '../../../shared/paths';
import { Credit } from '../../../ui/page/Credit';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { filteredPath } from '../../../features/browse-filters/addresses/filteredPath';
import styles from './StreetsIndex.module.css';
import { squaresKnown } from '../../../../shared/map-grid/squaresKnown';
import { StreetsList } from './StreetsList';
import { StreetsNav } from './StreetsNav';
import { streetsPath, type StreetsQuery } from './streetsQuery';

interface StreetsIndexProps {
  area: NonNullable<StreetsIndexScreenQuery['area']>['edges'][number]['node'];
  page: NonNullable<StreetsIndexScreenQuery['streetIndex']>;
  query: StreetsQuery;
}

export function StreetsIndex({ area, page, query }: StreetsIndexProps) {
  const { code, name, attributions } = area;
  const path = streetsPath({ ...query, mapArea: code });
  const heading = `Streets index for ${name} area.`;
  return (
    <>
      <PageHead
        title={heading}
        description={`All streets of ${name} with their squares on the printed map, each with its place on the online map.`}
        path={path}
        noIndex={!isInCrawlPlan(path) || page.totalCount === 0}
      />
      <div className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        <p role="status" className={styles.count}>
          {plural(page.totalCount, 'street')}
        </p>
      </div>
      <p className={styles.actions}>
        <ButtonLink to={filteredPath(paths.brochureMap(), { mapArea: code })}>Show on map</ButtonLink>
        <ButtonLink to={paths.mapsDownload()}>PDF maps</ButtonLink>
        <ButtonLink to={paths.area(code)}>Offers in {name}</ButtonLink>
      </p>
      {area.isIndexFromPoints && <p className={styles.squares}>{squaresKnown}</p>}
      <StreetsNav query={query} mapArea={code} letters={area.streetLetters} />
      {page.edges.length > 0 ? (
        <StreetsList page={page} query={query} mapArea={code} />
      ) : (
        <EmptyState
          icon="signpost"
          title="No street found"
          actions={
            <ButtonLink to={streetsPath({ mapArea: code })} primary>
              All streets
            </ButtonLink>
          }
        >
          <p>Try a shorter part of the name, or look under its first letter.</p>
        </EmptyState>
      )}
      {attributions.length > 0 && (
        <p className={styles.attribution}>
          <Credit text={attributions.join(' · ')} />
        </p>
      )}
    </>
  );
}
