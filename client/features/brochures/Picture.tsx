import type { FragmentType } from '@apollo/client';
import { usePictureAssetFragment } from '../../generated/Picture';
import type { PictureAssetFragment } from '../../generated/types';
import styles from './Picture.module.css';
import { tint } from '../../ui/tint';
import { pictureSources } from './pictureSources';

interface PictureProps {
  asset: FragmentType<PictureAssetFragment>;
  /** CSS `sizes`: the picture's width on the page */
  sizes: string;
  /** at most 320 CSS pixels wide, or a little more on some windows */
  small?: boolean;
  /** visible at once, so not loaded lazily */
  eager?: boolean;
  /** the largest picture of the first view, fetched with high priority */
  first?: boolean;
  /** alternative text for pictures without their own; empty for decoration */
  fallbackAlt?: string;
}

/** A 4:3 picture on its dominant colour, so that loading causes no layout shift or flash. */
export function Picture({ asset, sizes, small, eager = false, first = false, fallbackAlt = '' }: PictureProps) {
  const { data, complete } = usePictureAssetFragment(asset);
  if (!complete) return null;
  const { src, srcSet } = pictureSources(data, small);
  return (
    <img
      className={styles.picture}
      {...tint(data.dominantColor)}
      src={src}
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizes}
      width={data.width ?? 640}
      height={data.height ?? 480}
      alt={data.altText ?? fallbackAlt}
      loading={eager || first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={decodingOf(first, small)}
    />
  );
}

/** Browsers decode small pictures soon enough in any way, and a list has many. */
function decodingOf(first: boolean, small = false): 'sync' | 'async' | undefined {
  if (first) return 'sync';
  return small ? undefined : 'async';
}
