import { formatTotal } from '../../../shared/formats/formatListSize';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';
import type { Area } from './Area';
import styles from './AreaPage.module.css';

interface NearbyAreasProps {
  nearest: Area['nearest'];
}

/** Links to the next areas with offers, and to all. */
export function NearbyAreas({ nearest }: NearbyAreasProps) {
  if (nearest.length === 0) return null;
  return (
    <nav className={styles.section} aria-label="Areas nearby">
      <div className={styles.sectionHead}>
        <h2 className={styles.name}>Areas nearby</h2>
        <Link to={paths.areas()} className={styles.all}>
          All areas
        </Link>
      </div>
      <ul className={styles.categories}>
        {nearest.map(({ mapArea: { id, code, name, activeBrochuresCount }, distanceKm }) => (
          <li key={id}>
            <Link to={paths.area(code)} className={styles.category}>
              <span className={styles.categoryName}>
                {name}
                <span className={styles.distance}>
                  {Math.max(1, Math.round(distanceKm))} km · {formatTotal(activeBrochuresCount)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
