import type { MarkPalette } from './drawMarker';

type Pixel = readonly [x: number, y: number];

/** CSS pixels; a ring smaller than the disc would be invisible */
const leastRing = 26;

/** Draws the visitor's position as a dot in a pale disc. `ring`: radius of the accuracy in CSS pixels. */
export function drawVisitor(
  context: CanvasRenderingContext2D,
  [x, y]: Pixel,
  ring: number,
  palette: MarkPalette,
): void {
  const disc = (radius: number, colour: string): void => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  };
  context.save();
  context.globalAlpha = ring > leastRing ? 0.1 : 0.18;
  disc(Math.max(ring, leastRing), palette.primary);
  if (ring > leastRing) {
    context.globalAlpha = 0.8;
    context.strokeStyle = palette.primary;
    context.lineWidth = 2;
    context.stroke();
  }
  context.globalAlpha = 1;
  disc(9, palette.surface);
  disc(6.5, palette.primary);
  context.restore();
}

/** Draws a ring around the place with its name above. */
export function drawNamedPlace(
  context: CanvasRenderingContext2D,
  [x, y]: Pixel,
  label: string,
  palette: MarkPalette,
): void {
  context.save();
  context.strokeStyle = palette.text;
  context.lineWidth = 3;
  context.beginPath();
  context.arc(x, y, 8, 0, 2 * Math.PI);
  context.stroke();
  if (label !== '') {
    context.font = `650 14px ${palette.fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const width = context.measureText(label).width + 20;
    context.fillStyle = palette.text;
    context.beginPath();
    context.roundRect(x - width / 2, y - 44, width, 28, 6);
    context.fill();
    context.fillStyle = palette.surface;
    context.fillText(label, x, y - 29.5);
  }
  context.restore();
}
