import { inks } from '../../inks';
import { sea } from '../../parts/sea';
import { headland } from '../../parts/land';
import { palm } from '../../parts/plants';
import { gulls, shimmer, sky } from '../../parts/sky';
import { circle, ellipse, group, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

/** Someone in tree pose, from behind; the standing foot at 0, 0. */
const treePose = [
  path('M-4 0C-5 -20 -6 -40 -7 -58H7C6 -40 5 -20 5 0z', inks.tealDark),
  path('M5 -56C18 -50 30 -42 38 -33C30 -28 16 -24 5 -25L4 -32C14 -32 20 -34 24 -36C16 -42 8 -46 3 -50z', inks.teal),
  path('M-8 -54C-10 -70 -11 -82 -9 -92H9C11 -82 10 -70 8 -54z', inks.coral),
  stroke('M-8 -90C-16 -106 -12 -128 -1 -144M8 -90C16 -106 12 -128 1 -144', inks.sandDark, 5),
  circle(0, -104, 8.5, inks.woodDark),
  circle(0, -113, 4.5, inks.woodDark),
  rect(-3, -98, 6, 8, inks.sandDark),
  path('M-4 0h10q3 0 3 3h-13z', inks.sandDark),
].join('');

export const yoga: Scene = (stage) => {
  const { random, mood } = stage;
  const horizon = 150;
  const people = random.whole(1, 3);
  const start = 200 - (people - 1) * 45;
  return [
    sky(stage, horizon, 200 + random.between(-20, 20)),
    sea(stage, horizon, 240),
    headland(stage, horizon, random.between(110, 160), 44),
    shimmer(stage, 200, horizon, 232, mood.sun),
    gulls(stage, 4, '#ffffff', 240, 60),
    palm(stage, 366, 250, 170),
    path('M-5 236L60 224H340L405 236V305H-5z', inks.woodLight),
    ...times(7, (index) =>
      stroke(`M${60 + index * 46.6} 224L${-40 + index * 80} 305`, inks.woodDark, 1, { opacity: 0.45 }),
    ),
    stroke('M60 224H340', inks.wood, 2),
    ...times(people, (index) => {
      const x = start + index * 90;
      const mat = index % 2 === 0 ? inks.orange : inks.tealMid;
      return [
        path(`M${x - 18} 252h36l14 26h-64z`, mat),
        ellipse(x + 12, 263, 24, 4, inks.night, { opacity: 0.25 }),
        group({ transform: `translate(${x} 263)${index === 1 ? ' scale(-1 1)' : ''}` }, treePose),
      ].join('');
    }),
  ].join('');
};
