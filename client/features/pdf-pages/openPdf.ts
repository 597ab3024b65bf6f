import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** as many pixels as a phone's memory bears for one picture */
const largestImage = 16_000_000;

/** Opens a PDF of ours and loads no more of it than the pages that are looked at. Nothing in it is ever run. */
export function openPdf(url: string): PDFDocumentLoadingTask {
  return getDocument({
    url,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    maxImageSize: largestImage,
    verbosity: 0,
  });
}
