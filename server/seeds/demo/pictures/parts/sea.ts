import { path, rect, stroke, times } from '../shapes';
import type { Stage } from '../Stage';

/** Water from the horizon down, its swell drawn as long light strokes. */
export function sea(stage: Stage, horizon: number, bottom = 300): string {
  const { random, mood } = stage;
  const lines = times(9, (index) => {
    const depth = (index + 0.6) / 9;
    const y = horizon + (bottom - horizon) * depth * depth + 3;
    const x = random.between(-40, 320);
    const length = 40 + depth * random.between(60, 150);
    return stroke(
      `M${x} ${y}q${length / 4} ${-1.5 - depth * 2} ${length / 2} 0t${length / 2} 0`,
      '#ffffff',
      0.8 + depth,
      {
        opacity: 0.28,
      },
    );
  });
  return rect(0, horizon, 400, bottom - horizon, stage.gradient(mood.sea)) + lines.join('');
}

/** Wet edge, foam and dry sand, sloping across the foot of the picture. */
export function beach(stage: Stage, top: number): string {
  const { random, mood } = stage;
  const slope = random.between(6, 22);
  const edge = (lift: number): string =>
    `M-5 ${top + slope - lift}C70 ${top + slope - 14 - lift} 120 ${top + 8 - lift} 200 ${top + 2 - lift}S330 ${top - 12 - lift} 405 ${top - 4 - lift}V305H-5z`;
  return [
    path(edge(11), mood.sea[0], { opacity: 0.65 }),
    path(edge(6), '#ffffff', { opacity: 0.9 }),
    path(edge(2), mood.sand[1]),
    path(edge(-5), stage.gradient(mood.sand)),
  ].join('');
}
