import { useRef, useState, useEffect, type RefObject } from 'react';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import { type GalleryPicture, nameOfPicture } from './GalleryPicture';
import { LargePicture } from './LargePicture';
import styles from './PictureViewer.module.css';
import { useSwipe } from '../../../ui/gestures/useSwipe';
import { useViewerKeys } from './useViewerKeys';

interface PictureViewerProps {
  pictures: readonly GalleryPicture[];
  title: string;
  start: number;
  onClose: () => void;
}

/**
 * One large picture in a modal dialog: the browser traps the focus, closes it on Escape, and returns the focus to the
 * opened picture.
 */
export default function PictureViewer({ pictures, title, start, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const [zoomed, setZoomed] = useState(false);
  const picture = pictures[index];

  const show = (target: number) => {
    if (target < 0 || target >= pictures.length) return;
    setIndex(target);
    setZoomed(false);
  };
  useModalDialog(dialog);
  useViewerKeys(dialog, { index, count: pictures.length, zoomed, show });
  const swipe = useSwipe((direction) => show(index + direction));

  if (!picture) return null;
  const step = (by: 1 | -1, name: string) => (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-disabled={pictures[index + by] === undefined}
      onClick={() => show(index + by)}
    >
      <MoreIcon name={by === 1 ? 'chevronRight' : 'chevronLeft'} size={28} />
    </button>
  );

  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={`Pictures of ${title}`} onClose={onClose}>
      <div className={styles.bar}>
        <p aria-live="polite" className={styles.count}>
          {index + 1} of {pictures.length}
        </p>
        <button
          type="button"
          className={styles.button}
          aria-label="Enlarge"
          aria-pressed={zoomed}
          onClick={() => setZoomed(!zoomed)}
        >
          <MoreIcon name={zoomed ? 'zoomOut' : 'zoomIn'} size={24} />
        </button>
        <button type="button" className={styles.button} aria-label="Close" onClick={() => dialog.current?.close()}>
          <MoreIcon name="close" size={24} />
        </button>
      </div>
      <div className={styles.stage} data-stage {...(zoomed ? {} : swipe)}>
        <LargePicture key={picture.id} asset={picture} alt={nameOfPicture(picture, title, index)} zoomed={zoomed} />
      </div>
      {pictures.length > 1 && (
        <div className={styles.bar}>
          {step(-1, 'Previous picture')}
          <p className={styles.caption}>{picture.altText}</p>
          {step(1, 'Next picture')}
        </div>
      )}
    </dialog>
  );
}

/** Opens the dialog as soon as it is rendered. */
function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const drawn = dialog.current;
    if (drawn && !drawn.open) drawn.showModal();
  }, [dialog]);
}
