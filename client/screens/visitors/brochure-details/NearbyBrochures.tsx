import { brochurePath } from '../../../features/brochures/brochurePath';
import { CategoryArt } from '../../../features/brochures/category-art/CategoryArt';
import { Picture } from '../../../features/brochures/Picture';
import { useNearbyBrochuresQuery } from '../../../generated/NearbyBrochures';
import { formatDistance } from '../../../shared/formats/formatDistance';
import { Link } from '../../../ui/links/Link';
import styles from './NearbyBrochures.module.css';

interface NearbyBrochuresProps {
  databaseId: number;
  /** true: only the suburb of the ad is known */
  isApproximate: boolean;
}

/** The nearest ads with their distance, as links. Renders nothing without neighbours. */
export function NearbyBrochures({ databaseId, isApproximate }: NearbyBrochuresProps) {
  const { data } = useNearbyBrochuresQuery({ variables: { databaseId } });
  if (!data || data.nearbyBrochures.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="nearby">
      <h2 id="nearby" className={styles.heading}>
        Nearby
      </h2>
      <ul className={styles.list}>
        {data.nearbyBrochures.map(({ distanceKm, brochure }) => (
          <li key={brochure.id} className={styles.row}>
            <div className={styles.picture}>
              {brochure.thumbnail ? (
                <Picture asset={brochure.thumbnail} sizes="72px" />
              ) : (
                <CategoryArt category={brochure.category} databaseId={brochure.databaseId} />
              )}
            </div>
            <div className={styles.words}>
              <Link to={brochurePath(brochure)} className={styles.link}>
                {brochure.displayTitle}
              </Link>
              <p className={styles.quiet}>
                {brochure.category.name} ·{' '}
                {formatDistance(distanceKm, isApproximate || brochure.positionSource === 'SUBURB')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
