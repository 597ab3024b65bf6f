import type { FragmentType } from '@apollo/client';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { usePictureGalleryBrochureFragment } from '../../../generated/PictureGallery';
import type { PictureGalleryBrochureFragment } from '../../../generated/types';
import { PictureStrip } from './PictureStrip';

const PictureViewer = lazy(() => import('./PictureViewer'));

interface PictureGalleryProps {
  brochure: FragmentType<PictureGalleryBrochureFragment>;
  title: string;
  /** omits the picture of the cover, because the page shows the brochure itself above */
  withoutCover?: boolean;
  /** shown when there are no pictures */
  otherwise?: ReactNode;
}

/** All pictures of an ad in a strip to swipe; each opens large above the page. */
export function PictureGallery({ brochure, title, withoutCover = false, otherwise = null }: PictureGalleryProps) {
  const { data, complete } = usePictureGalleryBrochureFragment(brochure);
  const [opened, setOpened] = useState<number | null>(null);
  if (!complete) return null;
  const { assets, thumbnail } = data;
  const all = assets.length > 0 || thumbnail === null ? assets : [thumbnail];
  const pictures = withoutCover ? all.filter(({ id }) => id !== thumbnail?.id) : all;
  if (pictures.length === 0) return otherwise;

  return (
    <>
      <PictureStrip pictures={pictures} title={title} onOpen={setOpened} />
      {opened !== null && (
        <Suspense>
          <PictureViewer pictures={pictures} title={title} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
