import { inks } from '../../inks';
import { frangipani, sprig } from '../../parts/plants';
import { tableWithView } from '../../parts/table';
import { circle, ellipse, group, path, rect, stroke } from '../../shapes';
import type { Stage } from '../../Stage';
import type { Scene } from '../../Scene';

function citrus(x: number, y: number, r: number, peel: string, flesh: string): string {
  const segments = [0, 60, 120, 180, 240, 300].map((degrees) =>
    group(
      { transform: `rotate(${degrees})` },
      path(`M0 ${-r * 0.1}L${r * 0.36} ${-r * 0.72}A${r * 0.8} ${r * 0.8} 0 0 0 ${-r * 0.36} ${-r * 0.72}z`, flesh),
    ),
  );
  return group(
    { transform: `translate(${x} ${y})` },
    circle(0, 0, r, peel),
    circle(0, 0, r * 0.88, inks.cream),
    ...segments,
  );
}

/** A tall glass whose foot stands at 0, 0. */
function tallGlass(stage: Stage, drink: readonly string[]): string {
  return [
    ellipse(6, 2, 40, 8, inks.night, { opacity: 0.24 }),
    stroke('M16 -150L-8 -20', inks.coral, 4),
    citrus(30, -128, 24, inks.orange, inks.apricot),
    path('M-34 -130H34L27 -6Q0 4 -27 -6z', '#ffffff', { opacity: 0.32 }),
    path('M-32 -104H32L27 -8Q0 1 -27 -8z', stage.gradient(drink)),
    group(
      { opacity: 0.45 },
      rect(-20, -98, 20, 20, '#ffffff', { rx: 4, transform: 'rotate(-12 -10 -88)' }),
      rect(3, -84, 19, 19, '#ffffff', { rx: 4, transform: 'rotate(16 12 -75)' }),
      rect(-18, -66, 18, 18, '#ffffff', { rx: 4, transform: 'rotate(20 -9 -57)' }),
    ),
    ellipse(0, -130, 34, 7, '#ffffff', { opacity: 0.4 }),
    path('M-28 -120L-23 -14h8L-18 -120z', '#ffffff', { opacity: 0.5 }),
    sprig(-10, -124, 34, -118, inks.leaf),
    sprig(-6, -126, 30, -84, inks.leafLight),
  ].join('');
}

/** A wide stemmed glass whose foot stands at 0, 0. */
function coupe(stage: Stage, drink: readonly string[]): string {
  return [
    ellipse(6, 1, 34, 7, inks.night, { opacity: 0.24 }),
    ellipse(0, -2, 30, 6, '#ffffff', { opacity: 0.6 }),
    rect(-2.5, -58, 5, 56, '#ffffff', { opacity: 0.75 }),
    path('M-50 -112C-48 -76 -26 -58 0 -56C26 -58 48 -76 50 -112z', '#ffffff', { opacity: 0.34 }),
    path('M-47 -102C-44 -76 -24 -62 0 -60C24 -62 44 -76 47 -102z', stage.gradient(drink)),
    ellipse(0, -102, 47, 9, inks.cream, { opacity: 0.4 }),
    ellipse(0, -112, 50, 9, '#ffffff', { opacity: 0.35 }),
    citrus(-40, -116, 18, inks.leaf, inks.leafLight),
    path('M-38 -96C-36 -82 -28 -74 -20 -70', 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.6 }),
  ].join('');
}

export const cocktail: Scene = (stage) => {
  const { random } = stage;
  const first = random.pick([
    [inks.sun, inks.orange, inks.coral],
    [inks.aqua, inks.tealMid],
    [inks.blush, inks.coral],
  ]);
  const second = random.pick([
    [inks.blush, inks.coral],
    [inks.sun, inks.apricot],
  ]);
  return [
    tableWithView(stage, 206),
    group({ transform: `translate(${random.between(150, 166)} 258) scale(1.25)` }, tallGlass(stage, first)),
    group({ transform: `translate(${random.between(262, 280)} 266) scale(1.2)` }, coupe(stage, second)),
    frangipani(66, 268, 25, 20),
    frangipani(348, 284, 18, 40),
  ].join('');
};
