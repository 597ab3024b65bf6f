import { Credit } from '../../../ui/page/Credit';
import type { FragmentType } from '@apollo/client';
import { mapFileName } from '../../../features/maps/mapFileName';
import { usePrintedMapCardMapFragment } from '../../../generated/PrintedMapCard';
import type { PrintedMapCardMapFragment } from '../../../generated/types';
import { formatDate } from '../../../shared/dates/formatDate';
import { isoDayIn } from '../../../shared/dates/isoDayIn';
import { paths } from '../../../shared/paths';
import { buttonClassName } from '../../../ui/buttons/buttonClassName';
import { Icon } from '../../../ui/icons/Icon';
import { Link } from '../../../ui/links/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { fileText, formatLabels } from './mapFileLabels';
import styles from './PrintedMapCard.module.css';

interface PrintedMapCardProps {
  map: FragmentType<PrintedMapCardMapFragment>;
  /** visible without scrolling */
  eager: boolean;
}

/** A PDF map with a picture of its first page, its details, and its download. */
export function PrintedMapCard({ map, eager }: PrintedMapCardProps) {
  const { data, complete } = usePrintedMapCardMapFragment(map);
  if (!complete || data.url === null) return null;
  const { mapArea, paper, orientation, url, previewUrl, madeAt } = data;
  const [width, height] = orientation === 'LANDSCAPE' ? [297, 210] : [210, 297];
  const format = formatLabels({ paper, orientation });
  return (
    <article className={styles.card}>
      <div className={styles.preview}>
        {previewUrl !== null && (
          <img
            src={previewUrl}
            alt={`First page of the map of ${mapArea.name}`}
            width={width * 2}
            height={height * 2}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{mapArea.name}</h2>
        <p className={styles.facts}>
          {format}
          <br />
          {fileText(data)}
          {madeAt !== null && (
            <>
              <br />
              Made on {formatDate(isoDayIn('Australia/Brisbane', new Date(madeAt)))}
            </>
          )}
        </p>
        <p className={styles.actions}>
          <a href={url} download={mapFileName(mapArea.code, data)} className={buttonClassName({ primary: true })}>
            <Icon name="download" /> Download
            <VisuallyHidden>
              {' '}
              the map of {mapArea.name}, {format}
            </VisuallyHidden>
          </a>
          {mapArea.streetsCount > 0 && (
            <Link to={paths.streetsIndex(mapArea.code)} className={styles.link}>
              Streets index<VisuallyHidden> of {mapArea.name}</VisuallyHidden>
            </Link>
          )}
        </p>
        {mapArea.attributions.length > 0 && (
          <p className={styles.attribution}>
            <Credit text={mapArea.attributions.join(' · ')} />
          </p>
        )}
      </div>
    </article>
  );
}
