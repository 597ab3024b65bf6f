import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './openPdf';

type Opened = { url: string; document: PDFDocumentProxy } | { url: string; document: null };

/** The PDF at this address; undefined while it comes, null when it cannot be had or read. */
export function usePdf(url: string): PDFDocumentProxy | null | undefined {
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
