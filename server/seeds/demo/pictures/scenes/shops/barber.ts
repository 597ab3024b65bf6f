import { inks } from '../../inks';
import { pottedPlant } from '../../parts/plants';
import { circle, ellipse, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

/** A salon chair before its mirror. */
export const barber: Scene = (stage) => {
  const { random, mood } = stage;
  const leather = random.pick([inks.coral, inks.teal, inks.orange, inks.tealMid]);
  const tiles = times(15 * 4, (index) =>
    rect((index % 15) * 28 - 8, 166 + Math.floor(index / 15) * 16, 26, 14, inks.cream, { opacity: 0.35, rx: 1 }),
  );
  const floor = times(18, (index) =>
    path(
      `M${index * 48 - 230} 305l${(9 - index) * -6 + 30} -52h24l${(9 - index) * 6 - 30 - 2} 52z`,
      index % 2 === 0 ? inks.tealDark : inks.cream,
      { opacity: 0.2 },
    ),
  );
  const bulbs = times(9, (index) => {
    const angle = Math.PI + (index / 8) * Math.PI;
    const x = 130 + Math.cos(angle) * 74;
    const y = 100 + Math.sin(angle) * 74;
    return circle(x, y, 13, stage.glow(inks.sun, 0.9)) + circle(x, y, 4.5, inks.cream);
  });
  return [
    rect(0, 0, 400, 300, stage.gradient(mood.wall)),
    ...tiles,
    circle(130, 100, 66, inks.woodDark),
    circle(130, 100, 60, stage.gradient([inks.foam, inks.aqua, inks.tealLight])),
    path('M92 146L150 44l22 10L118 158z', '#ffffff', { opacity: 0.45 }),
    ...bulbs,
    rect(30, 178, 206, 9, inks.woodLight),
    rect(30, 185, 206, 4, inks.woodDark),
    ...[inks.coral, inks.teal, inks.sun].map((colour, index) =>
      rect(48 + index * 20, 152 - index * 5, 14, 26 + index * 5, colour, { rx: 3 }),
    ),
    rect(51, 144, 8, 10, inks.night, { rx: 1 }),
    rect(71, 139, 8, 10, inks.night, { rx: 1 }),
    path('M190 178l4 -22h22l4 22z', inks.aqua),
    stroke('M198 158l-4 -24M206 158v-28M212 158l6 -22', inks.night, 2.6),
    rect(0, 252, 400, 53, inks.sandLight),
    ...floor,
    rect(0, 250, 400, 4, inks.woodDark, { opacity: 0.5 }),
    ellipse(268, 284, 72, 9, inks.night, { opacity: 0.28 }),
    ellipse(268, 280, 46, 9, inks.stoneLight),
    rect(261, 226, 14, 54, inks.stone),
    path('M206 196H316A10 10 0 0 1 326 206V214A14 14 0 0 1 312 228H220A14 14 0 0 1 206 214z', leather),
    path('M292 200C286 160 288 112 300 92C306 84 326 84 330 94C338 122 336 170 326 206z', leather),
    path('M312 206C322 170 324 122 316 90C324 86 328 88 330 94C338 122 336 170 326 206z', inks.night, {
      opacity: 0.15,
    }),
    stroke('M296 130h34M293 160h38', inks.night, 1.6, { opacity: 0.25 }),
    path('M300 72h26a6 6 0 0 1 6 6v10h-38v-10a6 6 0 0 1 6 -6z', leather),
    stroke('M222 178H288', inks.stoneLight, 7),
    stroke('M230 182v16M284 182v16', inks.stone, 5),
    stroke('M214 226l-22 26h-24', inks.stone, 6),
    pottedPlant(stage, 370, 276, 78),
  ].join('');
};
