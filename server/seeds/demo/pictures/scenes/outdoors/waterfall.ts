import { inks } from '../../inks';
import { bush } from '../../parts/plants';
import { sky } from '../../parts/sky';
import { circle, ellipse, group, path, rect, stroke, times } from '../../shapes';
import type { Stage } from '../../Stage';
import type { Scene } from '../../Scene';

function fern(x: number, y: number, length: number, turn: number, colour: string): string {
  const leaves = times(9, (index) => {
    const along = (index + 1) * (length / 10);
    const size = (1 - index / 10) * length * 0.26;
    return path(
      `M${along} 0q${size * 0.5} ${-size} ${size * 0.9} ${-size * 1.1}q0 ${size * 0.7} ${-size * 0.6} ${size * 1.1}zM${along} 0q${size * 0.5} ${size} ${size * 0.9} ${size * 1.1}q0 ${-size * 0.7} ${-size * 0.6} ${-size * 1.1}z`,
      colour,
    );
  });
  return group({ transform: `translate(${x} ${y}) rotate(${turn})` }, stroke(`M0 0H${length}`, colour, 1.6), ...leaves);
}

const fan = (stage: Stage, x: number, y: number, colour: string): string =>
  times(5, (index) =>
    fern(x, y, stage.random.between(66, 96), -152 + index * 30 + stage.random.between(-6, 6), colour),
  ).join('');

/** A rainforest fall and its pool. */
export const waterfall: Scene = (stage) => {
  const { random } = stage;
  return [
    sky(stage, 120, random.between(140, 260)),
    rect(0, 118, 400, 110, inks.leafDark),
    bush(stage, 60, 90, 190, inks.leafLight, inks.aqua),
    bush(stage, 340, 84, 200, inks.leafLight, inks.aqua),
    path(
      'M-5 60C40 54 90 62 128 78C152 90 160 120 158 220H-5zM405 52C350 50 300 64 262 80C244 92 240 124 244 220H405z',
      inks.tealDark,
    ),
    path(
      'M-5 96C40 90 84 100 112 112C136 124 142 150 140 220H-5zM405 92C360 88 312 100 284 114C262 126 258 150 262 220H405z',
      inks.leafDark,
    ),
    path('M150 92C170 84 230 84 252 92L258 236H142z', stage.gradient(['#ffffff', inks.aqua, inks.tealLight])),
    ...times(9, (index) =>
      stroke(
        `M${160 + index * 10.5} ${94 + (index % 3) * 14}V${random.between(170, 232)}`,
        '#ffffff',
        random.between(2, 4),
        { opacity: 0.75 },
      ),
    ),
    path('M-5 222C60 214 120 226 200 226S340 214 405 222V305H-5z', stage.gradient([inks.tealLight, inks.teal])),
    ellipse(200, 232, 78, 12, '#ffffff', { opacity: 0.75 }),
    ...times(7, () =>
      circle(200 + random.between(-64, 64), 224 + random.between(-8, 4), random.between(7, 14), '#ffffff', {
        opacity: 0.6,
      }),
    ),
    stroke('M110 256q20 -6 40 0t40 0M220 266q22 -6 44 0t44 0M150 282q26 -7 52 0t52 0', '#ffffff', 2.4, {
      opacity: 0.5,
    }),
    bush(stage, 30, 210, 120, inks.leaf, inks.leafLight),
    bush(stage, 372, 208, 120, inks.leaf, inks.leafLight),
    ellipse(86, 270, 50, 18, inks.night),
    ellipse(76, 262, 34, 8, inks.stone, { opacity: 0.6 }),
    ellipse(332, 276, 58, 19, inks.night),
    ellipse(322, 268, 38, 8, inks.stone, { opacity: 0.6 }),
    fan(stage, 8, 298, inks.leafDark),
    fan(stage, 392, 300, inks.leafDark),
    fan(stage, 40, 308, inks.leafLight),
    fan(stage, 362, 310, inks.leaf),
  ].join('');
};
