import { inks } from '../../inks';
import { bush, palm } from '../../parts/plants';
import { ridges } from '../../parts/land';
import { sky } from '../../parts/sky';
import { circle, ellipse, group, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

/** A low motel of the sixties round its pool. */
export const motel: Scene = (stage) => {
  const { random, mood } = stage;
  const lit = stage.moodName === 'dusk' || stage.moodName === 'golden';
  const doors = random.shuffle([inks.coral, inks.orange, inks.teal, inks.sun]);
  const wall = random.pick([inks.cream, inks.blush, inks.aqua]);
  const room = (x: number, y: number, index: number): string =>
    [
      rect(x + 8, y + 8, 20, 38, doors[index % doors.length] ?? inks.coral),
      circle(x + 24, y + 28, 1.4, inks.cream),
      rect(x + 36, y + 10, 32, 22, lit ? inks.sun : inks.tealDark),
      path(`M${x + 36} ${y + 10}h9v22h-9zM${x + 59} ${y + 10}h9v22h-9z`, inks.cream, { opacity: 0.75 }),
    ].join('');
  return [
    sky(stage, 170, random.between(60, 180)),
    ridges(stage, 170, 46),
    rect(0, 170, 400, 30, mood.shore),
    palm(stage, 60, 196, 150),
    palm(stage, 350, 190, 140),
    rect(88, 96, 320, 104, wall),
    ...times(4, (index) => room(92 + index * 78, 100, index)),
    ...times(4, (index) => room(92 + index * 78, 152, index + 2)),
    rect(80, 88, 330, 9, inks.tealDark),
    rect(82, 145, 326, 7, inks.tealDark),
    stroke('M88 134H405', inks.cream, 2),
    ...times(22, (index) => stroke(`M${90 + index * 15} 134v12`, inks.cream, 1.2)),
    ...times(4, (index) => rect(88 + index * 79, 96, 3.5, 104, inks.tealDark)),
    rect(28, 62, 7, 140, inks.stone),
    rect(58, 62, 7, 140, inks.stone),
    path('M8 46h78a8 8 0 0 1 8 8v40a8 8 0 0 1 -8 8h-78a8 8 0 0 1 -8 -8v-40a8 8 0 0 1 8 -8z', inks.coral),
    path('M12 54h70v40h-70z', inks.cream),
    circle(34, 76, 11, inks.sun),
    ...times(8, (index) =>
      stroke('M0 -14v-4', inks.orange, 2, { transform: `translate(34 76) rotate(${index * 45})` }),
    ),
    stroke('M52 82q5 -6 10 0t10 0M52 74q5 -6 10 0t10 0', inks.teal, 2.4),
    path('M47 28l4.6 10l10.4 1l-8 7l2.5 10.5l-9.5 -5.8l-9.5 5.8l2.5 -10.5l-8 -7l10.4 -1z', inks.sun),
    rect(-5, 198, 410, 107, stage.gradient(mood.sand)),
    bush(stage, 120, 206, 60, inks.leafDark, inks.leafLight),
    bush(stage, 384, 206, 70, inks.leafDark, inks.leafLight),
    path('M60 258C60 232 120 226 200 228S352 232 356 254S300 290 206 290S60 284 60 258z', inks.cream),
    path(
      'M70 258C70 238 126 232 200 234S344 238 346 255S294 284 206 284S70 278 70 258z',
      stage.gradient([inks.tealLight, inks.tealMid]),
    ),
    stroke('M110 256q14 -6 28 0t28 0M210 268q14 -6 28 0t28 0M190 246q12 -5 24 0t24 0', '#ffffff', 2, { opacity: 0.6 }),
    ellipse(292, 254, 21, 8, inks.coral),
    ellipse(292, 253, 10, 3.4, inks.tealMid),
    group(
      { transform: 'translate(24 262)' },
      path('M-10 10L26 -8L34 -24l6 2l-8 20l-38 20z', inks.orange),
      stroke('M-4 10v10M24 -4v14', inks.woodDark, 2.4),
    ),
    group(
      { transform: 'translate(372 250)' },
      stroke('M0 40V-30', inks.woodDark, 3),
      path('M-40 -16C-32 -44 32 -44 40 -16z', inks.cream),
      path('M-40 -16C-36 -30 -22 -37 -8 -37L-14 -16zM14 -16L8 -37C22 -37 36 -30 40 -16z', inks.teal),
    ),
  ].join('');
};
