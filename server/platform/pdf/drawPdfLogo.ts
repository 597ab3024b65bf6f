import type PDFDocument from 'pdfkit';
import type { LoadedDrawing } from '../../shared/brand/siteValues';

interface Place {
  right: number;
  top: number;
  /** the most that the logo and its ground fill */
  width: number;
  height: number;
}

const padding = 5;

/** Draws the logo of the site's settings at the right of its place, on white: it may be of any colour. */
export function drawPdfLogo(
  pdf: InstanceType<typeof PDFDocument>,
  { width, height, smallPicture }: LoadedDrawing,
  place: Place,
): void {
  const scale = Math.min((place.width - 2 * padding) / width, (place.height - 2 * padding) / height);
  const ground = { width: width * scale + 2 * padding, height: place.height };
  const left = place.right - ground.width;
  pdf.roundedRect(left, place.top, ground.width, ground.height, 6).fill('#ffffff');
  const top = place.top + (place.height - height * scale) / 2;
  pdf.image(smallPicture, left + padding, top, { width: width * scale, height: height * scale });
}
