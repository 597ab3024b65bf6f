import { inks } from '../../inks';
import { ridges } from '../../parts/land';
import { bush } from '../../parts/plants';
import { sea } from '../../parts/sea';
import { sky } from '../../parts/sky';
import { circle, ellipse, path, rect, stroke, times } from '../../shapes';
import type { Stage } from '../../Stage';
import type { Scene } from '../../Scene';

function gumTree(stage: Stage, x: number, y: number, height: number): string {
  const { random } = stage;
  const crowns = times(4, (index) =>
    bush(
      stage,
      x + (index - 1.5) * height * 0.17,
      y - height * random.between(0.72, 0.98),
      height * 0.34,
      inks.leafDark,
      inks.leafLight,
    ),
  );
  return [
    stroke(
      `M${x} ${y}C${x + 6} ${y - height * 0.4} ${x - 8} ${y - height * 0.6} ${x - height * 0.16} ${y - height * 0.82}`,
      inks.stoneLight,
      height * 0.045,
    ),
    stroke(
      `M${x + 1} ${y - height * 0.42}Q${x + 10} ${y - height * 0.7} ${x + height * 0.2} ${y - height * 0.86}`,
      inks.stoneLight,
      height * 0.03,
    ),
    ...crowns,
  ].join('');
}

export const tent: Scene = (stage) => {
  const { random, mood } = stage;
  const night = stage.moodName === 'dusk';
  const horizon = 150;
  const canvas = random.pick([inks.orange, inks.tealMid, inks.coral]);
  return [
    sky(stage, horizon, random.between(60, 150)),
    night
      ? times(24, () =>
          circle(random.between(0, 400), random.between(0, 80), random.between(0.4, 1.1), '#ffffff', { opacity: 0.8 }),
        ).join('')
      : '',
    ridges(stage, horizon, 56),
    sea(stage, horizon, 210),
    bush(stage, 330, 190, 150, mood.shore, inks.leafLight),
    path('M-5 196C70 184 160 192 230 190S340 182 405 188V305H-5z', mood.shore),
    path('M-5 220C80 206 170 214 240 212S350 208 405 214V305H-5z', inks.leaf),
    gumTree(stage, 56, 236, 190),
    gumTree(stage, 362, 230, 160),
    ellipse(206, 264, 120, 9, inks.night, { opacity: 0.22 }),
    path('M206 138L300 262H112z', canvas),
    path('M206 138L112 262H176z', '#ffffff', { opacity: 0.2 }),
    path('M206 138L176 262H248z', night ? inks.sun : inks.woodDark),
    path('M206 138L170 262H190zM206 138L256 262H234z', inks.cream),
    stroke('M206 138v-9M112 262l-18 8M300 262l18 8', inks.woodDark, 2),
    night ? circle(210, 226, 80, stage.glow(inks.sun, 0.55)) : '',
    stroke('M290 282l30 -14M320 282l-30 -14', inks.woodDark, 5),
    path('M305 276c-16 -8 -8 -22 -2 -34c3 8 8 8 8 2c10 10 12 24 -6 32z', inks.orange),
    path('M305 276c-8 -5 -4 -12 0 -18c4 6 8 12 0 18z', inks.sun),
    circle(305, 262, 50, stage.glow(inks.apricot, night ? 0.6 : 0.25)),
    rect(74, 262, 34, 5, inks.wood, { rx: 2 }),
    stroke('M80 267l-3 14M102 267l3 14', inks.woodDark, 2.4),
    path('M84 262v-9h10v9z', inks.cream),
  ].join('');
};
