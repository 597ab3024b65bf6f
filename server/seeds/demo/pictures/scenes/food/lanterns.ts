import { inks } from '../../inks';
import { ridges } from '../../parts/land';
import { bush, palm } from '../../parts/plants';
import { sea } from '../../parts/sea';
import { sky } from '../../parts/sky';
import { circle, ellipse, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

/** Paper lanterns over the river at the end of the day. */
export const lanterns: Scene = (stage) => {
  const { random, mood } = stage;
  const horizon = 186;
  const colours = [inks.orange, inks.coral, inks.sun, inks.tealLight, inks.blush] as const;
  const strings = times(3, (row) => {
    const sag = 34 + row * 12;
    const top = 10 + row * 38;
    const lamps = times(6, (index) => {
      const along = (index + 0.5 + (row % 2) * 0.35) / 6.3;
      const x = along * 400;
      const y = top + Math.sin(along * Math.PI) * sag;
      const size = random.between(10, 17);
      return [
        circle(x, y + size, size * 3, stage.glow(inks.sun, 0.5)),
        ellipse(x, y + size, size, size * 1.12, random.pick(colours)),
        stroke(
          `M${x - size * 0.5} ${y + size * 0.1}Q${x - size} ${y + size} ${x - size * 0.5} ${y + size * 1.9}M${x + size * 0.5} ${y + size * 0.1}Q${x + size} ${y + size} ${x + size * 0.5} ${y + size * 1.9}`,
          '#ffffff',
          1,
          { opacity: 0.4 },
        ),
        rect(x - 4, y - 1.5, 8, 3.5, inks.night),
        rect(x - 4, y + size * 2, 8, 3.5, inks.night),
      ].join('');
    });
    return stroke(`M-5 ${top}Q200 ${top + sag * 2} 405 ${top}`, inks.night, 1.2, { opacity: 0.7 }) + lamps.join('');
  });
  return [
    sky(stage, horizon, random.between(150, 250)),
    ridges(stage, horizon, 44),
    bush(stage, 44, horizon, 120, mood.shore, inks.leaf),
    bush(stage, 372, horizon, 110, mood.shore, inks.leaf),
    sea(stage, horizon),
    ...times(22, () =>
      ellipse(
        random.between(20, 380),
        random.between(196, 290),
        random.between(6, 22),
        1.6,
        random.pick([inks.sun, inks.orange, inks.coral]),
        { opacity: 0.5 },
      ),
    ),
    palm(stage, 24, 290, 190),
    palm(stage, 386, 296, 160),
    path('M-5 276C60 266 110 284 170 282S300 268 405 280V305H-5z', mood.shore),
    ...strings,
  ].join('');
};
