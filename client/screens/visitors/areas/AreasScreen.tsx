import { NotLoaded } from '../../../features/site-navigation/missing-pages/NotLoaded';
import { breadcrumbList } from '../../../features/structured-data/breadcrumbList';
import { itemList } from '../../../features/structured-data/itemList';
import { useAreasScreenQuery } from '../../../generated/AreasScreen';
import { PageHead } from '../../../platform/page/head/PageHead';
import { useStructuredData } from '../../../platform/page/head/useStructuredData';
import { formatTotal } from '../../../shared/formats/formatListSize';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { plural } from '../../../shared/formats/plural';
import { paths } from '../../../shared/paths';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loading } from '../../../ui/feedback/Loading';
import { Link } from '../../../ui/links/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './AreasScreen.module.css';
import { groupAreas, type ListedArea } from './groupAreas';

const title = 'Areas';

/** All areas with offers, by state, with their numbers (docs/rules/screens.md#areas). */
export default function AreasScreen() {
  const { data, error, refetch } = useAreasScreenQuery();
  if (error) {
    return (
      <NotLoaded
        title={title}
        message="The areas could not be loaded"
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  }
  if (!data) return <Loading />;
  return <Areas areas={data.mapAreas.edges.map(({ node }) => node)} />;
}

function Areas({ areas }: { areas: readonly ListedArea[] }) {
  const groups = groupAreas(areas);
  useStructuredData((siteUrl) => [
    breadcrumbList([
      { name: 'All offers', url: siteUrl + paths.brochureList() },
      { name: title, url: siteUrl + paths.areas() },
    ]),
    itemList(
      title,
      areas.length,
      areas.map(({ code }) => siteUrl + paths.area(code)),
    ),
  ]);
  return (
    <>
      <PageHead
        title="Areas: local offers near you"
        description={`${plural(areas.length, 'area')} of Australia with local offers and businesses, each with its map.`}
        path={paths.areas()}
        noIndex={areas.length === 0}
      />
      <nav aria-label="Breadcrumb" className={styles.way}>
        <Link to={paths.brochureList()}>All offers</Link>
      </nav>
      <div className={styles.head}>
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.count}>{plural(areas.length, 'area')}</p>
      </div>
      {areas.length === 0 && (
        <EmptyState icon="shapes" title="No areas yet">
          <p>Businesses are still getting ready. Come back soon.</p>
        </EmptyState>
      )}
      {groups.length > 1 && (
        <nav aria-label="States" className={styles.states}>
          {groups.map(({ id, name, areas: { length } }) => (
            <a key={id} href={`#${id}`} className={styles.state}>
              {name} <span className={styles.number}>{length}</span>
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ id, name, areas: inside }) => (
        <section key={id} id={id} aria-labelledby={`${id}-name`} className={styles.section}>
          <h2 id={`${id}-name`} className={styles.name}>
            {name}
          </h2>
          <ul className={styles.areas}>
            {inside.map((area) => (
              <li key={area.id}>
                <Link to={paths.area(area.code)} className={styles.area}>
                  <span className={styles.areaName}>{area.name}</span>
                  <span className={styles.number}>
                    <span aria-hidden="true">{groupThousands(area.activeBrochuresCount)}</span>
                    <VisuallyHidden>{formatTotal(area.activeBrochuresCount)}</VisuallyHidden>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
