import { loadedDrawing } from '../../../../shared/brand/siteValues';
import { mm } from '../markup';

const most = { width: 45, height: 10 };

/** Draws the logo of the site's settings at the right of the title. `room`: what it takes of the line; 0 without a logo. */
export function drawLogo(right: number, top: number): { svg: string; room: number } {
  const logo = loadedDrawing('logo');
  if (logo === null) return { svg: '', room: 0 };
  const scale = Math.min(most.width / logo.width, most.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const type = logo.kind === 'svg' ? 'image/svg+xml' : 'image/png';
  const href = `data:${type};base64,${logo.content.toString('base64')}`;
  const y = top + (most.height - height) / 2;
  return {
    svg: `<image x="${mm(right - width)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" href="${href}"/>`,
    room: width + 3,
  };
}
