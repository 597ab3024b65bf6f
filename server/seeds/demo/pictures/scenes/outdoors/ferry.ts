import { inks } from '../../inks';
import { sea } from '../../parts/sea';
import { ridges } from '../../parts/land';
import { bush } from '../../parts/plants';
import { gulls, shimmer, sky } from '../../parts/sky';
import { ellipse, group, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

export const ferry: Scene = (stage) => {
  const { random, mood } = stage;
  const horizon = 140;
  const sunX = random.between(60, 150);
  const accent = random.pick([inks.orange, inks.coral, inks.tealMid]);
  const windows = times(9, (index) => rect(20 + index * 20, -39, 13, 11, inks.tealDark, { rx: 2 }));
  const upper = times(6, (index) => rect(46 + index * 20, -62, 13, 9, inks.tealDark, { rx: 2 }));
  const ship = [
    path('M0 -22H246C240 -6 230 8 218 14H22C10 6 3 -8 0 -22z', inks.night),
    path('M0 -22H246L243 -14H2z', accent),
    path('M10 -46H214L226 -22H8z', inks.cream),
    ...windows,
    path('M36 -68H176L184 -46H32z', inks.cream),
    ...upper,
    path('M148 -84H184L192 -68H144z', inks.cream),
    rect(152, -80, 26, 8, inks.tealDark, { rx: 2 }),
    rect(30, -71, 150, 3, inks.teal),
    rect(6, -48, 212, 3, inks.teal),
    path('M92 -92h20l3 23h-26z', accent),
    rect(92, -88, 20, 4, inks.cream),
    stroke('M168 -84v-20M168 -100l-12 6', inks.night, 1.4),
    path('M168 -104l14 4l-14 5z', inks.orange),
    rect(40, -18, 26, 4, inks.cream, { opacity: 0.5, rx: 2 }),
  ];
  const x = random.between(64, 90);
  return [
    sky(stage, horizon, sunX),
    ridges(stage, horizon, 46),
    bush(stage, 40, horizon + 2, 110, mood.hill, inks.leafLight),
    bush(stage, 350, horizon + 2, 150, mood.hill, inks.leafLight),
    sea(stage, horizon),
    shimmer(stage, sunX, horizon, 260, mood.sun),
    gulls(stage, 6, '#ffffff', 200, 60),
    ellipse(x + 124, 234, 140, 9, inks.night, { opacity: 0.22 }),
    group({ transform: `translate(${x} 216)` }, ...ship),
    path(`M${x - 40} 232q50 -10 84 -4t90 0t80 2t70 4q-60 8 -150 6t-174 -8z`, '#ffffff', { opacity: 0.75 }),
    path(`M${x - 60} 240q60 -5 110 -1t120 2q-40 6 -120 4t-110 -5z`, '#ffffff', { opacity: 0.5 }),
    stroke('M30 266q30 -5 60 0t60 0M210 280q36 -6 72 0t72 0', '#ffffff', 2, { opacity: 0.4 }),
  ].join('');
};
