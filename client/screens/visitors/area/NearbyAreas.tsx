import { formatTotal } from '../../../shared/formats/formatListSize';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';
import styles from './AreaPage.module.css';
import { nearestAreas } from './nearestAreas';

interface NearbyAreasProps {
  areas: Parameters<typeof nearestAreas>[0];
  /** id of the area of the page */
  id: string;
}

/** Links to the next areas with offers. */
export function NearbyAreas({ areas, id }: NearbyAreasProps) {
  const near = nearestAreas(areas, id);
  if (near.length === 0) return null;
  return (
    <nav className={styles.section} aria-label="Areas nearby">
      <h2 className={styles.name}>Areas nearby</h2>
      <ul className={styles.categories}>
        {near.map(({ area, distanceKm }) => (
          <li key={area.id}>
            <Link to={paths.area(area.code)} className={styles.category}>
              <span className={styles.categoryName}>
                {area.name}
                <span className={styles.distance}>
                  {Math.max(1, Math.round(distanceKm))} km · {formatTotal(area.activeBrochuresCount)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
