import { inks } from '../inks';
import { ellipse, rect, stroke, times } from '../shapes';
import type { Stage } from '../Stage';
import { sea } from './sea';
import { headland, ridges } from './land';
import { shimmer, sky } from './sky';

/** A table by an open window: view above, timber below; its top edge at `edge`. */
export function tableWithView(stage: Stage, edge: number): string {
  const { random, mood } = stage;
  const horizon = edge - random.between(64, 80);
  const sunX = random.between(80, 320);
  return [
    sky(stage, horizon, sunX),
    random.chance(0.5) ? headland(stage, horizon, random.between(130, 200), 44) : ridges(stage, horizon, 34),
    sea(stage, horizon, edge + 4),
    shimmer(stage, sunX, horizon, edge, mood.sun),
    tableTop(stage, edge),
  ].join('');
}

export function tableTop(stage: Stage, edge: number, colours = [inks.woodLight, inks.wood]): string {
  return [
    rect(-5, edge, 410, 305 - edge, stage.gradient(colours)),
    rect(-5, edge, 410, 4, '#ffffff', { opacity: 0.3 }),
    ...times(5, (index) =>
      stroke(`M-5 ${edge + 16 + index * index * 5 + index * 10}H405`, inks.woodDark, 0.9, { opacity: 0.3 }),
    ),
  ].join('');
}

export const plate = (x: number, y: number, radius: number, rim: string): string =>
  [
    ellipse(x + 6, y + 8, radius, radius * 0.36, inks.night, { opacity: 0.25 }),
    ellipse(x, y, radius, radius * 0.36, inks.cream),
    ellipse(x, y, radius * 0.97, radius * 0.34, 'none', { stroke: rim, 'stroke-width': 2.4 }),
    ellipse(x, y - 1, radius * 0.7, radius * 0.23, inks.night, { opacity: 0.05 }),
  ].join('');
