import { inks } from '../../inks';
import { beach, sea } from '../../parts/sea';
import { headland } from '../../parts/land';
import { gulls, shimmer, sky } from '../../parts/sky';
import { circle, group, path, stroke } from '../../shapes';
import type { Scene } from '../../Scene';

function cone(scoops: readonly string[], drip: string): string {
  return [
    path('M-30 0H30L0 112z', inks.apricot),
    path('M8 0H30L0 112z', inks.orange, { opacity: 0.5 }),
    stroke('M-24 12L14 60M-8 0L20 36M-18 44L4 96M24 12L-14 60M8 0L-20 36M18 44L-4 96', inks.wood, 1.6, {
      opacity: 0.65,
    }),
    ...scoops.map((colour, index) => circle([0, 9, -5][index] ?? 0, -14 - index * 31, 34 - index * 4, colour)),
    ...scoops.map((_colour, index) =>
      path(`M${-26 + index * 14} ${-30 - index * 32}a24 24 0 0 1 18 -12a30 30 0 0 0 -18 12z`, '#ffffff', {
        opacity: 0.55,
      }),
    ),
    path('M-36 -8A8 8 0 0 0 -20 -2A8 9 0 0 0 -4 0A8 7 0 0 0 12 -1A8 8 0 0 0 34 -8z', drip),
  ].join('');
}

export const iceCream: Scene = (stage) => {
  const { random, mood } = stage;
  const horizon = 150;
  const flavours = random.shuffle([inks.coral, inks.cream, inks.aqua, inks.sun, inks.blush, inks.woodDark]);
  const towel = random.pick([inks.coral, inks.teal]);
  const of = (index: number): string => flavours[index % flavours.length] ?? inks.cream;
  return [
    sky(stage, horizon, random.between(60, 120)),
    sea(stage, horizon, 250),
    shimmer(stage, 90, horizon, 220, mood.sun),
    headland(stage, horizon, random.between(120, 170), 48),
    gulls(stage, 4, '#ffffff', 40, 60),
    beach(stage, 216),
    path('M300 224l52 -8l6 16l-52 8z', towel),
    stroke('M352 232L336 128', inks.woodDark, 3.5),
    path('M262 156C276 108 372 92 404 132z', inks.cream),
    path('M262 156C270 128 300 110 334 108L320 146zM356 110C380 112 396 120 404 132L366 138z', towel),
    group({ transform: 'translate(158 168) rotate(-9) scale(1.16)' }, cone([of(0), of(1)], of(0))),
    group({ transform: 'translate(238 178) rotate(10) scale(1.06)' }, cone([of(2), of(3), of(4)], of(2))),
  ].join('');
};
