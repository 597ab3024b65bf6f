import { Random } from '../Random';
import { moods, type Mood, type MoodName } from './moods';
import { group } from './shapes';

/** The sheet for a scene: 400 by 300 units, with its light, random numbers and gradients. */
export class Stage {
  static readonly width = 400;
  static readonly height = 300;

  readonly random: Random;
  readonly mood: Mood;
  private readonly definitions: string[] = [];

  constructor(
    seed: string,
    readonly moodName: MoodName,
  ) {
    this.random = new Random(seed);
    this.mood = moods[moodName];
  }

  /** Returns a fill that runs from the first colour (top or left) to the last. */
  gradient(colours: readonly string[], direction: 'down' | 'right' = 'down'): string {
    const id = this.nextId();
    const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
    this.definitions.push(`<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops(colours, 1)}</linearGradient>`);
    return `url(#${id})`;
  }

  /** Returns a fill that fades from the middle to nothing. */
  glow(colour: string, opacity: number): string {
    const id = this.nextId();
    const fade = `<stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;
    this.definitions.push(`<radialGradient id="${id}">${fade}</radialGradient>`);
    return `url(#${id})`;
  }

  /** Shows the children only inside a shape. */
  clip(shape: string, ...children: string[]): string {
    const id = this.nextId();
    this.definitions.push(`<clipPath id="${id}">${shape}</clipPath>`);
    return group({ 'clip-path': `url(#${id})` }, ...children);
  }

  toSvg(content: string, mirrored: boolean): string {
    const turned = mirrored ? group({ transform: `translate(${Stage.width} 0) scale(-1 1)` }, content) : content;
    const size = `width="1280" height="960" viewBox="0 0 ${Stage.width} ${Stage.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.definitions.join('')}</defs>${turned}</svg>`;
  }

  private nextId(): string {
    return `d${this.definitions.length}`;
  }
}

function stops(colours: readonly string[], opacity: number): string {
  return colours
    .map((colour, index) => {
      const offset = colours.length === 1 ? 0 : index / (colours.length - 1);
      return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');
}
