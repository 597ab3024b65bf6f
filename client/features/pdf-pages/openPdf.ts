import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** pixels of one image that a phone's memory can hold */
const largestImage = 16_000_000;

/** Opens a PDF of this site. Loads only the pages that are viewed and executes no scripts. */
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
