import type { FragmentType } from '@apollo/client';
import { lazy, Suspense, useState } from 'react';
import { usePictureGalleryBrochureFragment } from '../../../generated/PictureGallery';
import type { PictureGalleryBrochureFragment } from '../../../generated/types';
import { PictureStrip } from './PictureStrip';

const PictureViewer = lazy(() => import('./PictureViewer'));

interface PictureGalleryProps {
  brochure: FragmentType<PictureGalleryBrochureFragment>;
  title: string;
}

/** All pictures of an ad in a strip to swipe; each opens large above the page. */
export function PictureGallery({ brochure, title }: PictureGalleryProps) {
  const { data, complete } = usePictureGalleryBrochureFragment(brochure);
  const [opened, setOpened] = useState<number | null>(null);
  if (!complete) return null;
  const pictures = data.assets.length > 0 ? data.assets : data.thumbnail ? [data.thumbnail] : [];
  if (pictures.length === 0) return null;

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
