import { inks } from '../../inks';
import { tableTop } from '../../parts/table';
import { circle, ellipse, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

/** A dog in its bath, pleased about it. */
export const dogWash: Scene = (stage) => {
  const { random, mood } = stage;
  const coat = random.pick([inks.apricot, inks.wood, inks.cream, inks.woodLight]);
  const ear = coat === inks.cream ? inks.sandDark : inks.woodDark;
  const tub = random.pick([inks.tealMid, inks.coral, inks.teal]);
  const foam = times(26, (index) =>
    circle(100 + index * 8 + random.between(-4, 4), 184 + random.between(-9, 9), random.between(9, 16), '#ffffff'),
  );
  const bubbles = times(16, () => {
    const r = random.between(3, 10);
    const x = random.between(30, 370);
    const y = random.between(24, 160);
    return (
      circle(x, y, r, '#ffffff', { opacity: 0.4 }) +
      circle(x - r * 0.3, y - r * 0.3, r * 0.25, '#ffffff', { opacity: 0.9 })
    );
  });
  return [
    rect(0, 0, 400, 300, stage.gradient(mood.wall)),
    ...times(12 * 6, (index) =>
      rect((index % 12) * 36 - 8, Math.floor(index / 12) * 36 + 2, 33, 33, '#ffffff', { opacity: 0.16, rx: 2 }),
    ),
    tableTop(stage, 246),
    ...bubbles,
    path('M132 190C128 120 160 92 200 92S272 120 268 190z', coat),
    path('M150 66C128 62 118 84 124 124C138 128 150 112 156 92z', ear),
    path('M250 66C272 62 282 84 276 124C262 128 250 112 244 92z', ear),
    path('M148 92C148 58 172 44 200 44S252 58 252 92S232 146 200 146S148 126 148 92z', coat),
    ellipse(200, 116, 30, 25, '#ffffff', { opacity: 0.55 }),
    ellipse(200, 102, 11, 8, inks.night),
    stroke('M200 110v10M200 120q-10 10 -19 2M200 120q10 10 19 2', inks.night, 2.6),
    path('M192 124q8 5 16 0v12q-8 10 -16 0z', inks.coral),
    circle(178, 84, 6, inks.night),
    circle(222, 84, 6, inks.night),
    circle(176, 82, 2, '#ffffff'),
    circle(220, 82, 2, '#ffffff'),
    ellipse(200, 44, 28, 13, '#ffffff'),
    circle(184, 38, 13, '#ffffff'),
    circle(206, 32, 15, '#ffffff'),
    circle(222, 42, 10, '#ffffff'),
    ...foam,
    ellipse(206, 280, 130, 9, inks.night, { opacity: 0.25 }),
    path('M84 190H316C314 238 296 272 274 278H126C104 272 86 238 84 190z', tub),
    path('M240 190H316C314 238 296 272 274 278H236C250 250 250 216 240 190z', inks.night, { opacity: 0.14 }),
    rect(78, 184, 244, 13, inks.cream, { rx: 6 }),
    ellipse(150, 236, 14, 10, '#ffffff', { opacity: 0.25 }),
    path('M336 262v-42h30v42z', inks.orange),
    rect(346, 208, 10, 14, inks.night),
    rect(340, 232, 22, 14, inks.cream, { rx: 2 }),
    path('M28 262c0 -22 44 -22 44 0z', inks.sun),
  ].join('');
};
