import { inks } from '../../inks';
import { frangipani, sprig } from '../../parts/plants';
import { tableTop } from '../../parts/table';
import { circle, ellipse, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

export const spa: Scene = (stage) => {
  const { random, mood } = stage;
  const towel = random.pick([inks.tealMid, inks.coral, inks.apricot, inks.aqua]);
  const stones = [inks.stone, inks.night, '#6d7f7c'];
  const bamboo = times(11, (index) => {
    const x = index * 38 + random.between(-8, 8);
    const wide = random.between(8, 13);
    const knots = times(4, (knot) =>
      rect(x - 1, 20 + knot * 50 + (index % 3) * 14, wide + 2, 2.6, inks.leafDark, { opacity: 0.5 }),
    );
    return rect(x, -5, wide, 215, index % 2 === 0 ? inks.leafLight : inks.leaf, { opacity: 0.55 }) + knots.join('');
  });
  return [
    rect(0, 0, 400, 300, stage.gradient(mood.wall)),
    ...bamboo,
    circle(110, 60, 150, stage.glow(mood.sun, 0.8)),
    tableTop(stage, 200, [inks.woodLight, inks.wood]),
    ellipse(110, 268, 92, 12, inks.night, { opacity: 0.2 }),
    ...times(3, (index) => {
      const y = 252 - index * 30;
      const half = 74 - index * 5;
      return [
        rect(110 - half, y - 15, half * 2, 30, index === 1 ? inks.cream : towel, { rx: 15 }),
        circle(110 + half - 15, y, 11, 'none', { stroke: inks.night, 'stroke-width': 1.6, opacity: 0.25 }),
        circle(110 + half - 15, y, 5, 'none', { stroke: inks.night, 'stroke-width': 1.6, opacity: 0.25 }),
        rect(110 - half + 10, y - 10, half * 1.2, 4, '#ffffff', { opacity: 0.35, rx: 2 }),
      ].join('');
    }),
    frangipani(96, 172, 25, 10),
    frangipani(138, 178, 17, 40),
    ellipse(250, 272, 62, 10, inks.night, { opacity: 0.22 }),
    ...stones.map((colour, index) =>
      ellipse(248 + (index % 2) * 5, 258 - index * 25, 50 - index * 10, 15 - index, colour),
    ),
    ...stones.map((_colour, index) =>
      ellipse(238 + (index % 2) * 5, 252 - index * 25, 26 - index * 6, 4, '#ffffff', { opacity: 0.2 }),
    ),
    sprig(240, 194, 46, -30, inks.leafDark),
    ellipse(342, 276, 36, 7, inks.night, { opacity: 0.22 }),
    path('M310 214H374V268C374 278 310 278 310 268z', inks.cream),
    path('M352 214H374V268C374 274 362 276 352 276z', inks.night, { opacity: 0.08 }),
    ellipse(342, 214, 32, 8, inks.sandLight),
    ellipse(342, 215, 26, 5.5, inks.apricot),
    stroke('M342 214v-10', inks.night, 2),
    circle(342, 190, 44, stage.glow(inks.sun, 0.75)),
    path('M342 206c-12 -6 -8 -20 0 -34c8 14 12 28 0 34z', inks.orange),
    path('M342 205c-6 -4 -4 -11 0 -18c4 7 6 14 0 18z', inks.cream),
  ].join('');
};
