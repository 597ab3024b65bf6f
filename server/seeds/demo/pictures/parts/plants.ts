import { circle, ellipse, group, path, stroke, times } from '../shapes';
import { inks } from '../inks';
import type { Stage } from '../Stage';

/** A coconut palm, its foot at x, y. */
export function palm(stage: Stage, x: number, y: number, height: number): string {
  const { random } = stage;
  const lean = random.between(-0.22, 0.22) * height;
  const topX = x + lean;
  const topY = y - height;
  const trunk = `M${x - height * 0.032} ${y}Q${x + lean * 0.15} ${y - height * 0.5} ${topX - 1.4} ${topY}L${topX + 1.6} ${topY}Q${x + lean * 0.3} ${y - height * 0.5} ${x + height * 0.034} ${y}z`;
  const fronds = [-172, -148, -118, -88, -58, -28, -4, 24, 152].map((degrees, index) => {
    const length = height * random.between(0.36, 0.45);
    const droop = length * 0.42;
    const frond = `M0 0C${length * 0.3} ${-length * 0.2} ${length * 0.75} ${-length * 0.16} ${length} ${droop * 0.5}C${length * 0.7} ${droop * 0.15} ${length * 0.35} ${droop * 0.3} 0 0z`;
    const facesLeft = degrees < -90 || degrees > 90;
    const turn = facesLeft ? `scale(-1 1) rotate(${-(180 + degrees)})` : `rotate(${degrees})`;
    return group(
      { transform: `translate(${topX} ${topY}) ${turn}` },
      path(frond, index % 2 === 0 ? inks.leafDark : inks.leaf),
    );
  });
  return [
    path(trunk, inks.woodDark),
    ...fronds,
    circle(topX - 2, topY + 3, height * 0.025, inks.wood),
    circle(topX + 3, topY + 2, height * 0.025, inks.woodDark),
  ].join('');
}

/** A terracotta pot with something growing in it; its foot at x, y. */
export function pottedPlant(stage: Stage, x: number, y: number, size: number): string {
  const { random } = stage;
  const leaves = times(9, (index) => {
    const degrees = -70 + index * 17.5 + random.between(-5, 5);
    const length = size * random.between(0.75, 1.05);
    const leaf = `M0 0Q${size * 0.16} ${-length * 0.55} 0 ${-length}Q${-size * 0.16} ${-length * 0.55} 0 0z`;
    const fill = [inks.leaf, inks.leafDark, inks.leafLight][index % 3] ?? inks.leaf;
    return group({ transform: `translate(${x} ${y - size * 0.5}) rotate(${degrees})` }, path(leaf, fill));
  });
  const half = size * 0.34;
  return [
    ellipse(x, y, half * 1.1, size * 0.05, inks.night, { opacity: 0.18 }),
    ...leaves,
    path(
      `M${x - half} ${y - size * 0.55}h${half * 2}l${-half * 0.28} ${size * 0.55}h${-half * 1.44}z`,
      inks.terracotta,
    ),
    path(`M${x - half * 1.1} ${y - size * 0.6}h${half * 2.2}v${size * 0.12}h${-half * 2.2}z`, inks.coral),
  ].join('');
}

/** A frangipani flower. */
export function frangipani(x: number, y: number, size: number, turn = 0): string {
  const petal = `M0 0C${size * 0.5} ${-size * 0.25} ${size * 0.48} ${-size * 0.95} ${size * 0.05} ${-size}C${-size * 0.42} ${-size * 0.9} ${-size * 0.3} ${-size * 0.3} 0 0z`;
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    ...times(5, (index) =>
      group(
        { transform: `rotate(${index * 72})` },
        path(petal, inks.cream, { stroke: inks.sandDark, 'stroke-width': 0.5 }),
      ),
    ),
    circle(0, 0, size * 0.34, inks.sun, { opacity: 0.85 }),
    circle(0, 0, size * 0.16, inks.apricot),
  );
}

/** A rounded bush or tree crown made of overlapping balls, lit from above. */
export function bush(stage: Stage, x: number, y: number, width: number, colour: string, light: string): string {
  const { random } = stage;
  const r = width / 4;
  const balls = times(5, (index) => ({
    cx: x - width / 2 + (index + 0.5) * (width / 5),
    cy: y - r * random.between(0.5, 1.1),
  }));
  const body = balls.map(({ cx, cy }) => circle(cx, cy, r, colour));
  const lights = balls.map(({ cx, cy }) =>
    path(
      `M${cx - r * 0.72} ${cy - r * 0.3}A${r * 0.8} ${r * 0.8} 0 0 1 ${cx + r * 0.5} ${cy - r * 0.55}A${r * 1.1} ${r * 1.1} 0 0 0 ${cx - r * 0.72} ${cy - r * 0.3}z`,
      light,
    ),
  );
  return [...body, group({ opacity: 0.4 }, ...lights)].join('');
}

/** A stem of leaves laid across something. */
export function sprig(x: number, y: number, length: number, turn: number, colour: string): string {
  const leaves = times(7, (index) => {
    const along = (index + 1) * (length / 8);
    const side = index % 2 === 0 ? 1 : -1;
    const size = length * 0.24 * (1 - index / 14);
    return path(
      `M${along} 0q${size * 0.9} ${side * size * 0.2} ${size} ${side * size}q${-size * 0.9} ${-side * size * 0.2} ${-size} ${-side * size}z`,
      colour,
    );
  });
  return group({ transform: `translate(${x} ${y}) rotate(${turn})` }, stroke(`M0 0H${length}`, colour, 1), ...leaves);
}
