import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import { fitInside, type Size } from './fitInside';

interface Places {
  canvas: HTMLCanvasElement;
  text: HTMLElement;
}

/** Renders one page as large as the box allows, with a text layer for screen readers and copying. */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  { canvas, text }: Places,
  box: Size,
  signal: AbortSignal,
): Promise<void> {
  const page = await document.getPage(number);
  signal.throwIfAborted();
  const scale = fitInside(page.getViewport({ scale: 1 }), box);
  const viewport = page.getViewport({ scale });
  const density = Math.min(2, window.devicePixelRatio);
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  canvas.style.width = text.style.width = `${Math.floor(viewport.width)}px`;
  canvas.style.height = text.style.height = `${Math.floor(viewport.height)}px`;

  const drawing = page.render({
    canvas,
    viewport,
    ...(density !== 1 && { transform: [density, 0, 0, density, 0, 0] }),
  });
  signal.addEventListener('abort', () => drawing.cancel());
  await drawing.promise;
  signal.throwIfAborted();

  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  await new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport }).render();
}
