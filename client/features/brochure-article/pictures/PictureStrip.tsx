import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Picture } from '../../brochures/Picture';
import { wantsLessMotion } from '../../../platform/page/wantsLessMotion';
import { useIsInBrowser } from '../../../platform/page/useIsInBrowser';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import { type GalleryPicture, nameOfPicture } from './GalleryPicture';
import styles from './PictureStrip.module.css';
import { stepFor } from '../../../ui/gestures/stepFor';

interface PictureStripProps {
  pictures: readonly GalleryPicture[];
  title: string;
  onOpen: (index: number) => void;
}

/**
 * Pictures in a row that scrolls and snaps: swipe, wheel, buttons and arrow keys move it. Without JavaScript it still
 * scrolls, and each picture links to itself.
 */
export function PictureStrip({ pictures, title, onOpen }: PictureStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const hydrated = useIsInBrowser();
  const many = pictures.length > 1;

  useEffect(() => {
    const row = strip.current;
    if (!row) return;
    const follow = () => setCurrent(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    row.addEventListener('scroll', follow, { passive: true });
    return () => row.removeEventListener('scroll', follow);
  }, []);

  const goTo = (index: number, withFocus: boolean) => {
    const row = strip.current;
    if (!row || index < 0 || index >= pictures.length) return;
    setCurrent(index);
    if (withFocus) row.querySelectorAll('a')[index]?.focus({ preventScroll: true });
    row.scrollTo({ left: index * row.clientWidth, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  };
  const turn = (event: KeyboardEvent) => {
    const target = stepFor(event.key, current, pictures.length);
    if (target === null) return;
    event.preventDefault();
    goTo(target, true);
  };
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(index);
  };

  return (
    <div className={styles.gallery} role="group" aria-label="Pictures">
      <ul ref={strip} className={styles.strip}>
        {pictures.map((asset, index) => (
          <li key={asset.id} className={styles.slide}>
            <a
              href={asset.url}
              tabIndex={hydrated && index !== current ? -1 : undefined}
              onClick={(event) => open(event, index)}
              onKeyDown={turn}
            >
              <Picture
                asset={asset}
                sizes="(min-width: 1280px) 880px, (min-width: 768px) 62vw, 100vw"
                first={index === 0}
                fallbackAlt={nameOfPicture(asset, title, index)}
              />
            </a>
          </li>
        ))}
      </ul>
      {many && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label="Previous picture"
            disabled={current === 0}
            onClick={() => goTo(current - 1, false)}
          >
            <MoreIcon name="chevronLeft" size={24} />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label="Next picture"
            disabled={current === pictures.length - 1}
            onClick={() => goTo(current + 1, false)}
          >
            <MoreIcon name="chevronRight" size={24} />
          </button>
          <p className={styles.count} aria-live="polite">
            {current + 1} / {pictures.length}
          </p>
        </>
      )}
    </div>
  );
}
