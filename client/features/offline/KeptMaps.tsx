import { useEffect, useState } from 'react';
import { formatMegabytes } from '../maps/kept-areas/formatMegabytes';
import { listKeptAreas } from '../maps/kept-areas/listKeptAreas';
import { formatMoment } from '../../shared/dates/formatMoment';
import { keptMapAreas, type KeptMapArea } from '../../shared/keptMapAreas';
import { Link } from '../../ui/links/Link';
import section from './CachedHere.module.css';
import styles from './KeptMaps.module.css';

/** The parts of the map that this device keeps and that still work. Renders nothing without any. */
export function KeptMaps() {
  const [areas, setAreas] = useState<readonly KeptMapArea[]>([]);
  useEffect(() => {
    let isOver = false;
    const show = (found: readonly KeptMapArea[]): void => {
      if (!isOver) setAreas(found.filter((area) => !keptMapAreas.isExpired(area)));
    };
    // a browser without caches has kept nothing
    listKeptAreas().then(show, () => show([]));
    return () => {
      isOver = true;
    };
  }, []);
  if (areas.length === 0) return null;
  return (
    <section className={section.kept} aria-labelledby="kept-maps">
      <h2 id="kept-maps" className={section.heading}>
        Maps on this device
      </h2>
      <ul className={styles.list}>
        {areas.map(({ id, name, path, bytes, keptAt }) => (
          <li key={id} className={styles.area}>
            <Link to={path} className={styles.name}>
              {name}
            </Link>
            <span className={styles.facts}>
              {formatMegabytes(bytes)} · {formatMoment(keptAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
