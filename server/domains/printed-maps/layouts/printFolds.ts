import type { PageOrientation } from '../PageOrientation';
import type { PaperSize } from '../PaperSize';

/** Ways to fold a sheet to DL, 99 by 210 mm (docs/rules/maps-and-print.md#folds). */
export const PrintFold = { ACCORDION: 'ACCORDION', LETTER: 'LETTER', CROSS: 'CROSS' } as const;
export type PrintFold = (typeof PrintFold)[keyof typeof PrintFold];

/** of the field of which `fold` has taken the place */
export const isFoldedDeprecation = 'Since 27 November 2026, until 26 May 2027: use `fold`.';

interface FoldDescription {
  papers: readonly PaperSize[];
  /** millimetres of the panels of 297 mm, as the back page shows them; the last one has the cover */
  thirds: readonly [number, number, number];
  /** with the map up */
  steps: Partial<Record<PaperSize, string>>;
}

const equal = [99, 99, 99] as const;

const printFolds: Record<PrintFold, FoldDescription> = {
  ACCORDION: {
    papers: ['A4', 'A3'],
    thirds: equal,
    steps: {
      A4: 'Fold in three along the marks, first forwards, then backwards, with the cover in front.',
      A3: 'Fold in three along the marks, first forwards, then backwards. Then fold in half, with the cover in front.',
    },
  },
  LETTER: {
    papers: ['A4'],
    // the panel that is folded in is narrower, so that it does not buckle
    thirds: [97, 100, 100],
    steps: { A4: 'Fold the narrow panel in along its mark, then the panel with the cover over it.' },
  },
  CROSS: {
    papers: ['A3'],
    thirds: equal,
    steps: {
      A3: 'Fold in half along the mark with the map inside. Then fold in three, forwards and backwards, with the cover in front.',
    },
  },
};

/** A4's long side and A3's short one are folded in three; A3's long one is folded in half. */
const long = 297;
const half = 210;

interface Format {
  paper: PaperSize;
  orientation: PageOrientation;
}

interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface FoldedSheet {
  /** where each page is folded, in millimetres from the upper left corner */
  front: Creases;
  back: Creases;
  /** on the back page: the right one of the upper row */
  cover: Panel;
  /** the next panel on the back page */
  beside: Panel;
  /** the others on it, row by row */
  others: Panel[];
  steps: string;
}

export interface Creases {
  upright: number[];
  level: number[];
}

/** Returns whether paper of this size is folded in this way. */
export function isFoldOf(fold: PrintFold, paper: PaperSize): boolean {
  return printFolds[fold].papers.includes(paper);
}

/** Returns where a sheet is folded, for pages that are turned like those of a book. */
export function layOutFold(fold: PrintFold, { paper, orientation }: Format): FoldedSheet {
  const { thirds, steps } = printFolds[fold];
  const [flap, middle, cover] = thirds;
  const halves = paper === 'A3' ? [half] : [];
  const across = paper === 'A3' ? 2 * half : half;
  const areColumns = (paper === 'A4') === (orientation === 'LANDSCAPE');
  if (areColumns) {
    const panel = { y: 0, height: half };
    const starts = [0, flap, flap + middle];
    const rows = paper === 'A3' ? [0, half] : [0];
    const all = rows.flatMap((y) => starts.map((x, at) => ({ x, y, width: thirds[at] ?? 0, height: half })));
    return {
      front: { upright: [cover, cover + middle], level: halves },
      back: { upright: [flap, flap + middle], level: halves },
      cover: { x: long - cover, width: cover, ...panel },
      beside: { x: flap, width: middle, ...panel },
      // without the two that have cover and emergency numbers
      others: all.filter((_, at) => at !== 1 && at !== 2),
      steps: steps[paper] ?? '',
    };
  }
  const creases = { upright: halves, level: [cover, cover + middle] };
  const panel = { x: across - half, width: half };
  const lines = [
    { y: 0, height: cover },
    { y: cover, height: middle },
    { y: cover + middle, height: flap },
  ];
  const lefts = paper === 'A3' ? [0, half] : [0];
  const all = lines.flatMap((line) => lefts.map((x) => ({ x, width: half, ...line })));
  return {
    front: creases,
    back: creases,
    cover: { y: 0, height: cover, ...panel },
    beside: { y: cover, height: middle, ...panel },
    others: all.filter(({ x, y }) => x !== panel.x || y > cover),
    steps: steps[paper] ?? '',
  };
}
