import { useRef, useState, type ReactNode, useEffect, type RefObject } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { classNames } from '../../ui/classNames';
import { MoreIcon } from '../../ui/icons/MoreIcon';
import { PdfPage } from './PdfPage';
import styles from './PdfPages.module.css';
import { spreadsOf } from './spreadsOf';
import { useSwipe } from '../../ui/gestures/useSwipe';
import type { Size } from './fitInside';
import { stepFor } from '../../ui/gestures/stepFor';
import { openPdf } from './openPdf';

type Opened = { url: string; document: PDFDocumentProxy } | { url: string; document: null };

/** The PDF at this address; undefined while loading, null on failure. */
function usePdf(url: string): PDFDocumentProxy | null | undefined {
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    let wanted = true;
    const task = openPdf(url);
    task.promise.then(
      (document) => wanted && setOpened({ url, document }),
      () => wanted && setOpened({ url, document: null }),
    );
    return () => {
      wanted = false;
      void task.destroy();
    };
  }, [url]);

  return opened?.url === url ? opened.document : undefined;
}

interface Row {
  current: number;
  count: number;
  turnTo: (target: number) => void;
}

/** The arrow keys, Home and End turn pages while the focus is inside the element. */
function useArrowKeys(element: RefObject<HTMLElement | null>, { current, count, turnTo }: Row): void {
  useEffect(() => {
    const heard = element.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = stepFor(event.key, current, count);
      if (target === null) return;
      event.preventDefault();
      turnTo(target);
    };
    heard?.addEventListener('keydown', onKeyDown);
    return () => heard?.removeEventListener('keydown', onKeyDown);
  });
}

interface PdfPagesProps {
  url: string;
  title: string;
  /** shown until the first page is rendered */
  cover: ReactNode;
}

/** CSS pixels from which two pages fit side by side */
const spreadFrom = 640;
/** CSS pixels between page and edge */
const margin = 16;

/** A PDF viewer with buttons, arrow keys and swipes. Shows two pages side by side where they fit. */
export default function PdfPages({ url, title, cover }: PdfPagesProps) {
  const document = usePdf(url);
  const viewer = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const size = useSizeOf(stage);
  const [page, setPage] = useState(1);
  const [zoomed, setZoomed] = useState(false);
  const [begun, setBegun] = useState(false);

  const sideBySide = !zoomed && (size?.width ?? 0) >= spreadFrom;
  const spreads = spreadsOf(document?.numPages ?? 0, sideBySide);
  const at = Math.max(
    0,
    spreads.findIndex((spread) => spread.includes(page)),
  );
  const turnTo = (target: number) => {
    const first = spreads[target]?.[0];
    if (first === undefined) return;
    setPage(first);
    stage.current?.scrollTo({ top: 0, left: 0 });
  };
  useArrowKeys(viewer, { current: at, count: spreads.length, turnTo });
  const swipe = useSwipe((direction) => turnTo(at + direction));

  const shown = spreads[at] ?? [];
  const box = size && {
    width: (zoomed ? 2 : 1) * (size.width / (sideBySide && spreads.length > 1 ? 2 : 1) - margin),
    height: zoomed ? Number.MAX_SAFE_INTEGER : size.height - 2 * margin,
  };
  const step = (by: 1 | -1, name: string) => (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-disabled={spreads[at + by] === undefined}
      onClick={() => turnTo(at + by)}
    >
      <MoreIcon name={by === 1 ? 'chevronRight' : 'chevronLeft'} size={24} />
    </button>
  );

  if (document === null) {
    return (
      <p className={styles.failed} role="status">
        <MoreIcon name="alert" />
        The pages could not be shown here. The brochure can still be downloaded.
      </p>
    );
  }
  return (
    <div ref={viewer} className={styles.viewer} role="group" aria-label={`Pages of ${title}`} aria-busy={!document}>
      <div ref={stage} className={classNames(styles.stage, zoomed && styles.zoomed)} {...(zoomed ? {} : swipe)}>
        {!begun && cover && <div className={styles.cover}>{cover}</div>}
        {document &&
          box &&
          shown.map((number) => (
            <PdfPage key={number} document={document} number={number} box={box} onDrawn={() => setBegun(true)} />
          ))}
      </div>
      <div className={styles.bar}>
        {step(-1, 'Previous page')}
        <p className={styles.count} aria-live="polite">
          {document ? pageLabel(shown, document.numPages) : 'Opening …'}
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
        {step(1, 'Next page')}
      </div>
    </div>
  );
}

/** Returns "Page 1 of 4" or "Pages 2 and 3 of 4". */
function pageLabel(shown: readonly number[], count: number): string {
  return `${shown.length > 1 ? 'Pages' : 'Page'} ${shown.join(' and ')} of ${count}`;
}

/** The current inner size of an element; null before the first measurement. */
function useSizeOf(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);

  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => {
      const next = { width: measured.clientWidth, height: measured.clientHeight };
      setSize((known) => (known?.width === next.width && known.height === next.height ? known : next));
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);

  return size;
}
