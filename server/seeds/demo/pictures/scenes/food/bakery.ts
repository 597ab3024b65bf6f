import { inks } from '../../inks';
import { shopColours, shopFront } from '../../parts/shopFront';
import { ellipse, group, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

const loaf = (x: number, y: number, colour: string): string =>
  path(`M${x} ${y}v-12c-8 -14 50 -14 42 0v12z`, colour) +
  stroke(`M${x + 10} ${y - 17}l6 6M${x + 20} ${y - 19}l6 6`, inks.cream, 2, { opacity: 0.7 });

const bun = (x: number, y: number): string =>
  path(`M${x - 12} ${y}a12 11 0 0 1 24 0z`, inks.orange) + ellipse(x - 2, y - 7, 5, 1.6, inks.sun, { opacity: 0.7 });

export const bakery: Scene = (stage) => {
  const { random } = stage;
  const baguettes = times(4, (index) =>
    group(
      { transform: `translate(${138 + index * 9} 52) rotate(${-8 + index * 6})` },
      rect(-4, -44, 8, 50, inks.apricot, { rx: 4 }),
      stroke('M-3 -34l6 4M-3 -24l6 4M-3 -14l6 4', inks.wood, 1.2),
    ),
  );
  const display = [
    rect(0, 0, 176, 104, inks.sun, { opacity: 0.35 }),
    rect(0, 48, 176, 5, inks.woodLight),
    ...baguettes,
    path('M128 52v-26h40v26z', inks.wood),
    ...times(3, (index) => loaf(4 + index * 42, 48, index % 2 === 0 ? inks.orange : inks.wood)),
    ...times(5, (index) => bun(20 + index * 30, 86)),
    ...times(4, (index) => bun(34 + index * 30, 78 - random.between(0, 1))),
    rect(0, 86, 176, 20, inks.woodDark),
    rect(16, 91, 34, 10, inks.cream, { rx: 2 }),
    rect(92, 91, 34, 10, inks.cream, { rx: 2 }),
  ].join('');
  const sign =
    path('M-15 6C-17 -6 -8 -13 0 -13S17 -6 15 6C10 10 8 2 0 2S-10 10 -15 6z', inks.orange) +
    stroke('M-8 -6l2 6M0 -11v8M8 -6l-2 6', inks.terracotta, 1.8);
  return shopFront(stage, { ...shopColours(stage), sign, display, glass: [inks.wood, inks.woodDark] });
};
