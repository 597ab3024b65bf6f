import { circle, ellipse, group, path, rect, stroke, times } from '../shapes';
import type { Stage } from '../Stage';

/** Sky down to the horizon with the sun's place, haze and a few clouds. */
export function sky(stage: Stage, horizon: number, sunX = stage.random.between(70, 330)): string {
  const { random, mood } = stage;
  const sunY = horizon - random.between(40, 95);
  const low = stage.moodName === 'golden' || stage.moodName === 'dusk';
  const y = low ? horizon - random.between(8, 34) : sunY;
  return [
    rect(0, 0, 400, horizon + 2, stage.gradient(mood.sky)),
    circle(sunX, y, 120, stage.glow(mood.sun, 0.75)),
    circle(sunX, y, low ? 30 : 21, mood.sun),
    ...times(random.whole(2, 4), (index) =>
      cloud(
        random.between(10, 360),
        24 + index * 26 + random.between(-8, 10),
        random.between(0.5, 1.1),
        low ? 0.28 : 0.6,
      ),
    ),
  ].join('');
}

function cloud(x: number, y: number, scale: number, opacity: number): string {
  const w = 62 * scale;
  const h = 9 * scale;
  return group(
    { opacity },
    ellipse(x, y, w, h * 0.55, '#ffffff'),
    ellipse(x - w * 0.22, y - h * 0.5, w * 0.42, h * 0.75, '#ffffff'),
    ellipse(x + w * 0.3, y - h * 0.25, w * 0.36, h * 0.6, '#ffffff'),
  );
}

export function gulls(stage: Stage, count: number, colour: string, x = 90, y = 60): string {
  const { random } = stage;
  return times(count, () => {
    const left = x + random.between(0, 130);
    const top = y + random.between(-20, 40);
    const span = random.between(5, 9);
    const lift = span * 0.55;
    return stroke(
      `M${left - span} ${top - lift * 0.4}q${span * 0.6} ${-lift} ${span} ${lift}q${span * 0.4} ${-lift * 1.6} ${span} ${-lift}`,
      colour,
      1.3,
      { opacity: 0.75 },
    );
  }).join('');
}

/** Bands of light on water under the sun. */
export function shimmer(stage: Stage, x: number, top: number, bottom: number, colour: string): string {
  const { random } = stage;
  const rows = Math.round((bottom - top) / 6);
  return times(rows, (row) => {
    const depth = row / rows;
    const half = random.between(5, 16) + depth * 26;
    const y = top + 3 + row * 6;
    const middle = x + random.between(-6, 6) * (1 + depth * 2);
    const d = `M${middle - half} ${y}q${half} ${-1.6 - depth * 2} ${half * 2} 0q${-half} ${1.6 + depth * 2} ${-half * 2} 0z`;
    return path(d, colour, { opacity: 0.55 - depth * 0.3 });
  }).join('');
}
