import { path, rect, stroke, times } from '../shapes';
import type { Stage } from '../Stage';

/** Far ridges in one or two tones, ending at the horizon. */
export function ridges(stage: Stage, horizon: number, height = 34): string {
  const { random, mood } = stage;
  const line = (lift: number): string => {
    const peaks = times(6, (index) => {
      const x = index * 80 + random.between(-10, 10);
      return `S${x + 20} ${horizon - lift * random.between(0.45, 1)} ${x + 60} ${horizon - lift * random.between(0.3, 0.75)}`;
    });
    return `M-20 ${horizon + 2}V${horizon - lift * 0.5}${peaks.join('')}L440 ${horizon + 2}z`;
  };
  return path(line(height), mood.ridge, { opacity: 0.75 }) + path(line(height * 0.6), mood.hill, { opacity: 0.75 });
}

/** A wooded headland running into the sea from the left, with its rocks. */
export function headland(stage: Stage, horizon: number, reach = stage.random.between(150, 230), height = 62): string {
  const { mood } = stage;
  const top = horizon - height;
  const crown = `M-10 ${horizon + 4}V${top + 6}C${reach * 0.2} ${top - 8} ${reach * 0.4} ${top - 2} ${reach * 0.55} ${top + 14}S${reach * 0.82} ${horizon - 22} ${reach} ${horizon + 3}z`;
  const face = `M${reach * 0.5} ${horizon + 4}C${reach * 0.58} ${horizon - 18} ${reach * 0.72} ${horizon - 20} ${reach * 0.84} ${horizon - 15}S${reach * 0.97} ${horizon - 2} ${reach + 6} ${horizon + 4}z`;
  const shadow = `M-10 ${horizon + 4}V${top + 30}C${reach * 0.2} ${top + 20} ${reach * 0.36} ${top + 30} ${reach * 0.46} ${horizon + 4}z`;
  return [
    path(crown, mood.hill),
    path(shadow, mood.shore, { opacity: 0.8 }),
    path(face, mood.sand[1]),
    stroke(`M${reach * 0.62} ${horizon + 1}q4 -8 10 -11M${reach * 0.74} ${horizon + 1}q3 -6 8 -9`, mood.shore, 1, {
      opacity: 0.35,
    }),
    rect(-10, horizon + 2, reach + 24, 2.4, '#ffffff', { opacity: 0.55 }),
  ].join('');
}

/** Dune grass in tufts along a line. */
export function duneGrass(stage: Stage, y: number, from: number, to: number, colour: string): string {
  const { random } = stage;
  const tufts = Math.round((to - from) / 9);
  return times(tufts, (index) => {
    const x = from + index * 9 + random.between(-3, 3);
    const base = y + random.between(-3, 4);
    return times(4, (blade) => {
      const lean = (blade - 1.5) * random.between(2.5, 5);
      const tall = random.between(9, 19);
      return stroke(`M${x} ${base}q${lean * 0.2} ${-tall * 0.7} ${lean} ${-tall}`, colour, 1.2);
    }).join('');
  }).join('');
}
