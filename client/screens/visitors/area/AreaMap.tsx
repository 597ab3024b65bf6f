import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { mapFileName } from '../../../features/maps/mapFileName';
import { mapPath } from '../../../features/maps/mapPath';
import type { AreaScreenQuery } from '../../../generated/types';
import { paths } from '../../../shared/paths';
import { buttonClassName } from '../../../ui/buttons/buttonClassName';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Icon } from '../../../ui/icons/Icon';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { Area } from './Area';
import styles from './AreaPage.module.css';

interface AreaMapProps {
  area: Area;
  maps: AreaScreenQuery['printedMaps'];
  filters: Partial<BrowseFilters>;
}

/** The printed map of the area, with its picture. Nothing until the map is made; it needs no script. */
export function AreaMap({ area, maps, filters }: AreaMapProps) {
  const map = maps.edges[0]?.node;
  if (map?.url == null) return null;
  const [width, height] = map.orientation === 'LANDSCAPE' ? [297, 210] : [210, 297];
  return (
    <section className={styles.section} aria-label={`Map of ${area.name}`}>
      <div className={styles.map}>
        {map.previewUrl !== null && (
          <img
            src={map.previewUrl}
            alt={`First page of the map of ${area.name}`}
            width={width * 2}
            height={height * 2}
            loading="lazy"
            decoding="async"
            className={styles.picture}
          />
        )}
        <div className={styles.mapWords}>
          <h2 className={styles.name}>Map of {area.name}</h2>
          <p>To print or to take along: offers under their numbers, a grid, and an index of all streets.</p>
          <p className={styles.actions}>
            <a href={map.url} download={mapFileName(area.code, map)} className={buttonClassName({ primary: true })}>
              <Icon name="download" /> Download PDF<VisuallyHidden> of the map of {area.name}</VisuallyHidden>
            </a>
            <ButtonLink to={mapPath(filters)}>Map online</ButtonLink>
            {area.streetsCount > 0 && <ButtonLink to={paths.streetsIndex(area.code)}>Streets index</ButtonLink>}
          </p>
        </div>
      </div>
    </section>
  );
}
