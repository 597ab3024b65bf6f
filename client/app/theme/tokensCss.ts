import { fontFamily } from '../../generated/fontFamily.ts';
import { dark, light, type Palette } from '../../generated/palettes.ts';
import { fontSizes, fontWeights, layout, motion, radius, space } from './tokens.ts';

type Declarations = [name: string, value: string][];

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function colours(palette: Palette): Declarations {
  return Object.entries(palette).map(([name, value]) => [`--colour-${kebab(name)}`, value]);
}

function scales(): Declarations {
  return [
    ['--font-family', fontFamily],
    ...Object.entries(fontSizes).flatMap(([name, [size, line]]): Declarations => [
      [`--text-${name}`, `${String(size / 16)}rem`],
      [`--line-${name}`, String(Number((line / size).toFixed(4)))],
    ]),
    ...Object.entries(fontWeights).map(([name, weight]): [string, string] => [`--weight-${name}`, String(weight)]),
    ...space.map((size, step): [string, string] => [`--space-${String(step)}`, `${String(size)}px`]),
    ...Object.entries(radius).map(([name, size]): [string, string] => [`--radius-${name}`, `${String(size)}px`]),
    ...Object.entries(motion).map(([name, value]): [string, string] => [`--motion-${name}`, value]),
    ...Object.entries(layout).map(([name, size]): [string, string] => [`--${kebab(name)}`, `${String(size)}px`]),
  ];
}

function rule(selector: string, declarations: Declarations): string {
  return `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;
}

/** The tokens as a style sheet of CSS variables; dark follows the system's setting. */
export function tokensCss(): string {
  return [
    rule(':root', [['color-scheme', 'light dark'], ...scales(), ...colours(light)]),
    `@media (prefers-color-scheme: dark) {\n${rule(':root', colours(dark))}}\n`,
  ].join('\n');
}
