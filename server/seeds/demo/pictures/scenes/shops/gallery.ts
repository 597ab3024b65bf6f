import { inks } from '../../inks';
import { tableTop } from '../../parts/table';
import { circle, ellipse, path, rect, stroke, times } from '../../shapes';
import type { Stage } from '../../Stage';
import type { Scene } from '../../Scene';

/** A small abstract seascape in a frame. */
function painting(stage: Stage, x: number, y: number, width: number, height: number): string {
  const { random } = stage;
  const colours = random.shuffle([
    inks.coral,
    inks.orange,
    inks.sun,
    inks.tealMid,
    inks.tealDark,
    inks.aqua,
    inks.sand,
  ]);
  const bands = times(4, (index) => {
    const top = y + height * (0.3 + index * 0.18);
    const wave = height * 0.12;
    return path(
      `M${x} ${top}q${width / 4} ${-wave} ${width / 2} 0t${width / 2} 0V${y + height}H${x}z`,
      colours[index + 1] ?? inks.teal,
    );
  });
  return [
    rect(x - 1, y + 4, width + 10, height + 8, inks.night, { opacity: 0.16 }),
    rect(x - 6, y - 6, width + 12, height + 12, inks.woodDark),
    rect(x - 3, y - 3, width + 6, height + 6, inks.cream),
    stage.clip(
      rect(x, y, width, height, '#000'),
      rect(x, y, width, height, colours[0] ?? inks.aqua),
      circle(x + width * random.between(0.25, 0.75), y + height * 0.3, height * random.between(0.12, 0.2), inks.cream),
      ...bands,
    ),
  ].join('');
}

export const gallery: Scene = (stage) => {
  const { random, mood } = stage;
  const beams = [70, 200, 330].map((x) => path(`M${x - 8} 0h16l58 214h-132z`, '#ffffff', { opacity: 0.16 }));
  return [
    rect(0, 0, 400, 300, stage.gradient(mood.wall)),
    ...beams,
    painting(stage, 30, 62, 84, 108),
    painting(stage, 146, 46, 112, 130),
    painting(stage, 292, 70, 80, 62),
    painting(stage, 292, 156, 80, 42),
    ...[70, 200, 330].map((x) => rect(x - 8, 0, 16, 14, inks.night, { rx: 2 })),
    rect(-5, 226, 410, 5, '#ffffff', { opacity: 0.7 }),
    tableTop(stage, 231),
    ellipse(206, 286, 104, 8, inks.night, { opacity: 0.25 }),
    rect(110, 252, 190, 14, random.pick([inks.teal, inks.coral, inks.orange]), { rx: 6 }),
    stroke('M128 266v20M282 266v20', inks.woodDark, 6),
    path('M56 290c-12 -26 -10 -48 -2 -56h20c8 8 10 30 -2 56z', inks.terracotta),
    stroke('M64 236C60 206 46 196 38 176M64 236C66 200 78 190 84 166M64 236V184', inks.leafDark, 2.4),
    ...times(9, (index) =>
      ellipse(
        40 + index * 6 + (index % 2) * 2,
        178 + ((index * 13) % 32),
        4.5,
        8,
        index % 2 === 0 ? inks.leaf : inks.leafLight,
      ),
    ),
  ].join('');
};
