import { inks } from '../../inks';
import { sea } from '../../parts/sea';
import { ridges } from '../../parts/land';
import { gulls, shimmer, sky } from '../../parts/sky';
import { circle, ellipse, group, path, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

export const whaleTail: Scene = (stage) => {
  const { random, mood } = stage;
  const horizon = 138;
  const x = random.between(180, 230);
  const sunX = x + random.between(-100, 100);
  const turn = random.between(-6, 6);
  const drops = times(26, () => {
    const side = random.chance(0.5) ? -1 : 1;
    return circle(x + side * random.between(18, 74), 236 - random.between(0, 60), random.between(0.8, 2.6), '#ffffff', {
      opacity: 0.85,
    });
  });
  const fluke = [
    path('M-15 96C-12 56 -8 36 0 16C8 36 12 56 15 96z', inks.tealDark),
    path(
      'M0 22C-8 4 -34 -16 -66 -20C-82 -22 -96 -32 -102 -42C-106 -10 -76 18 -40 22C-22 24 -8 28 0 34z',
      inks.tealDark,
    ),
    path('M0 22C8 4 34 -16 66 -20C82 -22 96 -32 102 -42C106 -10 76 18 40 22C22 24 8 28 0 34z', inks.night),
    path('M-102 -42C-104 -16 -80 8 -44 16C-66 2 -86 -14 -102 -42z', inks.tealLight, { opacity: 0.4 }),
    path('M15 96C12 56 8 36 0 22V96z', inks.night, { opacity: 0.55 }),
    stroke('M-60 4q8 -6 14 -2M52 6q8 -8 16 -4M-34 12q6 -4 10 0', inks.aqua, 1.6, { opacity: 0.5 }),
  ];
  return [
    sky(stage, horizon, sunX),
    ridges(stage, horizon, 22),
    sea(stage, horizon),
    shimmer(stage, sunX, horizon, 230, mood.sun),
    gulls(stage, 5, '#ffffff', 60, 80),
    ellipse(x, 236, 128, 17, inks.night, { opacity: 0.16 }),
    group({ transform: `translate(${x} 140) rotate(${turn})` }, ...fluke),
    ellipse(x, 237, 74, 9, '#ffffff', { opacity: 0.6 }),
    path(`M${x - 52} 238q12 -24 22 -6q6 -24 17 -6q9 -26 17 0q10 -22 18 5q12 -16 26 8q-50 10 -100 -1z`, '#ffffff'),
    path(`M-5 250C60 238 120 258 190 248S320 240 405 254V305H-5z`, mood.sea[1]),
    ...drops,
    stroke('M20 270q40 -8 80 0t80 0M230 284q34 -7 68 0t68 0', '#ffffff', 2.2, { opacity: 0.4 }),
  ].join('');
};
