import { inks } from '../../inks';
import { pottedPlant } from '../../parts/plants';
import { tableWithView } from '../../parts/table';
import { circle, ellipse, group, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

/** Paperwork by the sea: laptop, notebook, mug. */
export const desk: Scene = (stage) => {
  const { random } = stage;
  const accent = random.pick([inks.coral, inks.orange, inks.teal]);
  const bars = times(6, (index) =>
    rect(160 + index * 15, 176 - random.between(14, 44), 9, 60, index % 2 === 0 ? inks.tealMid : inks.orange),
  );
  return [
    tableWithView(stage, 186),
    ellipse(210, 246, 128, 12, inks.night, { opacity: 0.24 }),
    path('M132 102h156a6 6 0 0 1 6 6v104h-168v-104a6 6 0 0 1 6 -6z', inks.night),
    rect(134, 110, 152, 96, inks.foam),
    stage.clip(
      rect(134, 110, 152, 96, '#000'),
      rect(134, 110, 152, 16, accent),
      circle(144, 118, 3, inks.cream),
      rect(152, 115, 44, 5, inks.cream, { rx: 2 }),
      ...bars,
      rect(134, 190, 152, 20, inks.foam),
      stroke('M150 190h124', inks.night, 1.6, { opacity: 0.4 }),
      stroke('M262 140h16M262 150h16M262 160h10', inks.night, 2.4, { opacity: 0.3 }),
    ),
    path('M112 212h196l18 26h-232z', inks.stoneLight),
    path('M130 216h160l8 12h-176z', inks.stone, { opacity: 0.6 }),
    rect(94, 236, 232, 6, inks.stone, { rx: 3 }),
    group(
      { transform: 'translate(58 268) rotate(-12)' },
      rect(-40, -22, 80, 46, accent, { rx: 3 }),
      rect(-36, -19, 74, 40, inks.cream, { rx: 2 }),
      stroke('M-28 -8h56M-28 2h56M-28 12h34', inks.stone, 1.6),
      stroke('M14 22L44 -14', inks.orange, 4),
    ),
    ellipse(348, 276, 30, 6, inks.night, { opacity: 0.24 }),
    stroke('M366 244c18 0 18 22 0 24', inks.cream, 5),
    path('M326 230h42v40q-21 10 -42 0z', inks.cream),
    path('M326 244h42v8h-42z', accent),
    ellipse(347, 230, 21, 5, inks.woodDark),
    pottedPlant(stage, 370, 212, 70),
  ].join('');
};
