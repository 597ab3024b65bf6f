import { typeIconPath, type MarkLook } from '../markers/markerLook';
import { hasCoupons } from '../../../generated/brochureTypes';

export interface MarkPalette {
  primary: string;
  onPrimary: string;
  accent: string;
  accentText: string;
  onAccent: string;
  surface: string;
  text: string;
  shadow: string;
  fontFamily: string;
}

export interface MarkSprite {
  canvas: HTMLCanvasElement;
  /** from the sprite's top left corner to the marker's position, in CSS pixels */
  anchorX: number;
  anchorY: number;
  width: number;
  height: number;
}

const pinRadius = 15;
const chosenScale = 1.3;

/** Distance from the marker's position up to the centre of the drawing, and its radius, in CSS pixels. */
export function markMiddle(look: MarkLook): { up: number; radius: number } {
  const scale = look.chosen ? chosenScale : 1;
  if (look.kind !== 'offer') return { up: 0, radius: look.radius * scale };
  return { up: (pinRadius + 8) * scale, radius: pinRadius * scale };
}

/** Draws the sprite that all markers of this look share. */
export function drawMarker(look: MarkLook, palette: MarkPalette, pixelRatio: number): MarkSprite {
  const scale = look.chosen ? chosenScale : 1;
  const { up, radius } = markMiddle(look);
  const margin = look.kind === 'dot' ? 2 : 6;
  const width = 2 * (radius + margin);
  const height = width + up;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * pixelRatio);
  canvas.height = Math.ceil(height * pixelRatio);
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(pixelRatio, pixelRatio);
    context.translate(width / 2, radius + margin);
    context.scale(scale, scale);
    if (look.kind === 'cluster') drawRing(context, look, palette);
    else if (look.kind === 'dot') drawDot(context, look, palette);
    else drawPin(context, look, palette);
  }
  const size = { width: canvas.width / pixelRatio, height: canvas.height / pixelRatio };
  return { canvas, anchorX: width / 2, anchorY: radius + margin + up, ...size };
}

function drawRing(
  context: CanvasRenderingContext2D,
  { words, radius, couponEighths, chosen }: Extract<MarkLook, { kind: 'cluster' }>,
  palette: MarkPalette,
): void {
  const circle = (from = 0, to = 2 * Math.PI, size = radius): void => {
    context.beginPath();
    context.arc(0, 0, size, from, to);
  };
  castShadow(context, palette);
  context.fillStyle = chosen ? palette.primary : palette.surface;
  circle();
  context.fill();
  context.shadowColor = 'transparent';
  context.lineWidth = 4;
  context.strokeStyle = palette.primary;
  circle(0, 2 * Math.PI, radius - 2);
  context.stroke();
  if (couponEighths > 0) {
    const top = -Math.PI / 2;
    context.strokeStyle = palette.accent;
    circle(top, top + (couponEighths / 8) * 2 * Math.PI, radius - 2);
    context.stroke();
  }
  context.fillStyle = chosen ? palette.onPrimary : palette.text;
  context.font = `700 ${words.length > 3 ? '11' : '13'}px ${palette.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, 0, 0.5);
}

/** Offers have the darker accent, which stands out from the ground as much as the primary colour. */
function drawDot(
  context: CanvasRenderingContext2D,
  { radius, hasOffers }: Extract<MarkLook, { kind: 'dot' }>,
  palette: MarkPalette,
): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = hasOffers ? palette.accentText : palette.primary;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = palette.surface;
  context.stroke();
}

function drawPin(
  context: CanvasRenderingContext2D,
  { type, chosen }: Extract<MarkLook, { kind: 'offer' }>,
  palette: MarkPalette,
): void {
  const isCoupon = hasCoupons(type);
  const shape = new Path2D(`M-6 12.5 L0 23 L6 12.5 A${pinRadius} ${pinRadius} 0 1 0 -6 12.5Z`);
  castShadow(context, palette);
  context.fillStyle = isCoupon ? palette.accent : palette.primary;
  context.fill(shape);
  context.shadowColor = 'transparent';
  context.lineWidth = 1.5;
  context.strokeStyle = chosen ? palette.text : palette.surface;
  context.stroke(shape);
  context.scale(17 / 24, 17 / 24);
  context.translate(-12, -12);
  context.lineWidth = 2.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = isCoupon ? palette.onAccent : palette.onPrimary;
  context.stroke(new Path2D(typeIconPath(type)));
}

function castShadow(context: CanvasRenderingContext2D, { shadow }: MarkPalette): void {
  context.shadowColor = `rgb(${shadow} / 35%)`;
  context.shadowBlur = 5;
  context.shadowOffsetY = 1.5;
}
