import type { FragmentType } from '@apollo/client';
import { lazy, Suspense } from 'react';
import { Picture } from '../brochures/Picture';
import { useBrochurePagesBrochureFragment } from '../../generated/BrochurePages';
import type { BrochurePagesBrochureFragment } from '../../generated/types';
import { useIsInBrowser } from '../../platform/page/useIsInBrowser';
import styles from './BrochurePages.module.css';

const PdfPages = lazy(() => import('../pdf-pages/PdfPages'));

interface BrochurePagesProps {
  brochure: FragmentType<BrochurePagesBrochureFragment>;
}

/**
 * The brochure: its flipbook if the settings allow its host in a frame, otherwise the pages of its PDF. Until they
 * load, and without JavaScript, its picture; the page always has a button for the whole file.
 */
export function BrochurePages({ brochure }: BrochurePagesProps) {
  const { data, complete } = useBrochurePagesBrochureFragment(brochure);
  const hydrated = useIsInBrowser();
  if (!complete) return null;
  const { displayTitle, flipbookFrameUrl, thumbnail } = data;
  const pdf = data.pdfs[0]?.url;

  if (flipbookFrameUrl !== null) {
    return (
      <figure>
        <iframe
          className={styles.frame}
          src={flipbookFrameUrl}
          title={`Flipbook: ${displayTitle}`}
          sandbox="allow-scripts allow-same-origin allow-popups"
          allow="fullscreen"
          loading="lazy"
        />
        {/* a host may forbid frames or be unreachable, and only the reader can see that */}
        <figcaption className={styles.beside}>
          Nothing to see here?{' '}
          <a href={flipbookFrameUrl} target="_blank" rel="noopener">
            Open the brochure in a page of its own
          </a>
        </figcaption>
      </figure>
    );
  }
  const picture = thumbnail && (
    <Picture
      asset={thumbnail}
      sizes="(min-width: 1280px) 880px, (min-width: 768px) 62vw, 100vw"
      first
      fallbackAlt={displayTitle}
    />
  );
  const cover = picture && <div className={styles.cover}>{picture}</div>;
  if (pdf === undefined || !hydrated) return cover;
  return (
    <Suspense fallback={cover}>
      <PdfPages url={pdf} title={displayTitle} cover={picture} />
    </Suspense>
  );
}
