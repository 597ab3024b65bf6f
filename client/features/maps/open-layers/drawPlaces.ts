import type { MarkPalette } from './drawMark';

type Pixel = readonly [x: number, y: number];

/** A dot in a pale disc: here you are. */
export function drawVisitor(context: CanvasRenderingContext2D, [x, y]: Pixel, palette: MarkPalette): void {
  const disc = (radius: number, colour: string): void => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  };
  context.save();
  context.globalAlpha = 0.18;
  disc(26, palette.primary);
  context.globalAlpha = 1;
  disc(9, palette.surface);
  disc(6.5, palette.primary);
  context.restore();
}

/** A ring around the place, and its name on a plate above. */
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
