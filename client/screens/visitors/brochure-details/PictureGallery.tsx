import type { FragmentType } from '@apollo/client';
import { Picture } from '../../../features/brochures/Picture';
import { usePictureGalleryBrochureFragment } from '../../../generated/PictureGallery';
import type { PictureGalleryBrochureFragment } from '../../../generated/types';
import styles from './PictureGallery.module.css';

interface PictureGalleryProps {
  brochure: FragmentType<PictureGalleryBrochureFragment>;
  title: string;
}

/** The first picture large, the others below it; each opens at its full size. */
export function PictureGallery({ brochure, title }: PictureGalleryProps) {
  const { data, complete } = usePictureGalleryBrochureFragment(brochure);
  if (!complete) return null;
  const pictures = data.assets.length > 0 ? data.assets : data.thumbnail ? [data.thumbnail] : [];
  const [first, ...others] = pictures;
  if (!first) return null;

  return (
    <div className={styles.gallery}>
      <div className={styles.first}>
        <Picture asset={first} sizes="(min-width: 992px) 800px, 100vw" first fallbackAlt={title} />
      </div>
      {others.length > 0 && (
        <ul className={styles.others} aria-label="More pictures">
          {others.map((asset, index) => (
            <li key={asset.id}>
              <a href={asset.url}>
                <Picture asset={asset} sizes="180px" fallbackAlt={`${title}, picture ${index + 2}`} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
