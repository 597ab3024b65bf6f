import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../../ui/classNames';
import { drawPage } from './drawPage';
import type { Size } from './fitInside';
import styles from './PdfPage.module.css';

interface PdfPageProps {
  document: PDFDocumentProxy;
  number: number;
  /** available space */
  box: Size;
  onDrawn: () => void;
}

export function PdfPage({ document, number, box, onDrawn }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const { width, height } = box;
  const show = useEffectEvent(() => {
    setDrawn(true);
    onDrawn();
  });

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const places = canvas.current && text.current && { canvas: canvas.current, text: text.current };
    if (places) {
      drawPage(document, number, places, { width, height }, signal).then(
        () => signal.aborted || show(),
        () => undefined, // a page that fails to render stays white; its text and the download remain
      );
    }
    return () => stopping.abort();
  }, [document, number, width, height]);

  return (
    <div className={classNames(styles.page, drawn && styles.drawn)} role="group" aria-label={`Page ${number}`}>
      <canvas ref={canvas} aria-hidden="true" className={styles.picture} />
      <div ref={text} className={styles.words} />
    </div>
  );
}
