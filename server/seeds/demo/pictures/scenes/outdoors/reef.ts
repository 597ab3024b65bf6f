import { inks } from '../../inks';
import { circle, ellipse, group, path, rect, stroke, times } from '../../shapes';
import type { Stage } from '../../Stage';
import type { Scene } from '../../Scene';

function fish(x: number, y: number, size: number, body: string, band: string, facesLeft: boolean): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${facesLeft ? -size : size} ${size})` },
    path('M-15 0C-8 -10 8 -10 16 0C8 10 -8 10 -15 0z', body),
    path('M-13 0l-10 -8q3 8 0 16z', body),
    path('M-3 -7.5q4 7.5 0 15q5 0.5 7 -0.5q3 -7 0 -14q-3 -1 -7 -0.5z', band),
    circle(10, -2, 1.6, inks.night),
  );
}

function turtle(x: number, y: number, scale: number, turn: number): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
    path('M20 -18C34 -40 54 -44 66 -38C52 -30 44 -22 36 -8z', inks.leaf),
    path('M20 18C34 36 48 44 60 42C50 32 44 22 36 8z', inks.leaf),
    path('M-24 -14q-14 -14 -24 -12q4 10 16 20zM-24 14q-14 12 -24 10q4 -8 16 -18z', inks.leaf),
    ellipse(52, 0, 13, 9, inks.leafLight),
    circle(57, -4, 1.5, inks.night),
    ellipse(0, 0, 42, 30, inks.leafDark),
    ellipse(0, -2, 37, 25, inks.woodLight),
    stroke('M-34 0H34M-12 -24L-18 0L-12 24M12 -24L18 0L12 24', inks.woodDark, 2.4, { opacity: 0.7 }),
  );
}

function coralFan(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const { random } = stage;
  return times(7, (index) => {
    const lean = (index - 3) * size * 0.17;
    const tall = size * random.between(0.7, 1);
    return (
      stroke(`M${x} ${y}q${lean * 0.2} ${-tall * 0.5} ${lean} ${-tall}`, colour, size * 0.11) +
      stroke(`M${x + lean * 0.5} ${y - tall * 0.62}l${size * 0.13} ${-size * 0.16}`, colour, size * 0.08)
    );
  }).join('');
}

export const reef: Scene = (stage) => {
  const { random } = stage;
  const shafts = times(5, (index) => {
    const x = 30 + index * 76 + random.between(-16, 16);
    return path(`M${x} -5h34l-50 310h-70z`, '#ffffff', { opacity: 0.07 });
  });
  const school = times(9, () =>
    fish(
      random.between(30, 370),
      random.between(64, 200),
      random.between(0.35, 0.6),
      inks.tealDark,
      inks.teal,
      random.chance(0.3),
    ),
  );
  return [
    rect(0, 0, 400, 300, stage.gradient(['#8fdccf', '#2fa9a6', '#00707a', '#004e5a'])),
    ...shafts,
    stroke('M-5 12q25 -9 50 0t50 0t50 0t50 0t50 0t50 0t50 0t60 0', '#ffffff', 3, { opacity: 0.5 }),
    path('M-5 232C40 200 80 214 120 226S210 250 260 226S350 196 405 216V305H-5z', inks.tealDark, { opacity: 0.75 }),
    ...school,
    turtle(random.between(150, 220), random.between(96, 128), random.between(0.95, 1.15), random.between(-22, 12)),
    coralFan(stage, 50, 268, 74, inks.coral),
    coralFan(stage, 340, 270, 84, inks.orange),
    path('M-5 262C50 246 110 268 170 262S300 246 405 264V305H-5z', inks.sandDark),
    path('M-5 276C60 262 130 282 200 274S330 266 405 280V305H-5z', inks.sand),
    coralFan(stage, 112, 284, 46, inks.blush),
    coralFan(stage, 286, 286, 42, inks.sun),
    ...times(5, (index) =>
      circle(150 + index * 23, 272 + (index % 2) * 6, 13 - index, index % 2 === 0 ? inks.terracotta : inks.coral),
    ),
    fish(random.between(60, 120), random.between(170, 205), 1.05, inks.orange, inks.cream, false),
    fish(random.between(270, 330), random.between(160, 200), 0.9, inks.sun, inks.night, true),
    fish(random.between(230, 280), random.between(205, 230), 0.75, inks.orange, inks.cream, true),
    ...times(9, () =>
      circle(random.between(20, 380), random.between(30, 220), random.between(1.5, 4), '#ffffff', { opacity: 0.35 }),
    ),
  ].join('');
};
