import type { FragmentType } from '@apollo/client';
import { usePictureAssetFragment } from '../../generated/Picture';
import type { PictureAssetFragment } from '../../generated/types';
import styles from './Picture.module.css';
import { pictureSources } from './pictureSources';

interface PictureProps {
  asset: FragmentType<PictureAssetFragment>;
  /** CSS `sizes`: how wide it stands on the page */
  sizes: string;
  /** seen at once: not left until it comes near */
  eager?: boolean;
  /** the largest picture of the first sight: fetched before all else */
  first?: boolean;
  /** what to say where the picture has no text of its own; empty for decoration */
  fallbackAlt?: string;
}

/** A picture in 4:3 on its dominant colour, so that nothing shifts or flashes while it loads. */
export function Picture({ asset, sizes, eager = false, first = false, fallbackAlt = '' }: PictureProps) {
  const { data, complete } = usePictureAssetFragment(asset);
  if (!complete) return null;
  const { src, srcSet } = pictureSources(data);
  return (
    <img
      className={styles.picture}
      style={{ backgroundColor: data.dominantColor ?? undefined }}
      src={src}
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizes}
      width={data.width ?? 640}
      height={data.height ?? 480}
      alt={data.altText ?? fallbackAlt}
      loading={eager || first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? 'sync' : 'async'}
    />
  );
}
