import type { FragmentType } from '@apollo/client';
import { pictureSources } from '../../brochures/pictureSources';
import { usePictureAssetFragment } from '../../../generated/Picture';
import type { PictureAssetFragment } from '../../../generated/types';
import { classNames } from '../../../ui/classNames';
import styles from './PictureViewer.module.css';

interface LargePictureProps {
  asset: FragmentType<PictureAssetFragment>;
  alt: string;
  zoomed: boolean;
}

/** The whole picture; enlarged, it is twice as wide as the window and scrolls. */
export function LargePicture({ asset, alt, zoomed }: LargePictureProps) {
  const { data, complete } = usePictureAssetFragment(asset);
  if (!complete) return null;
  const { src, srcSet } = pictureSources(data);
  return (
    <div className={classNames(styles.frame, zoomed && styles.zoomed)}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet === undefined ? undefined : zoomed ? '200vw' : '100vw'}
        width={data.width ?? 640}
        height={data.height ?? 480}
        alt={alt}
        draggable={false}
      />
    </div>
  );
}
