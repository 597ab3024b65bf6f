type Matrix = [number, number, number, number, number, number];
type Point = [x: number, y: number];

/** A piece of text: its middle in millimetres from the upper left corner, and the height of its letters. */
export interface PrintedText {
  text: string;
  x: number;
  y: number;
  size: number;
  /** from the middle to the end of its line */
  reach: Point;
}

export interface PrintedPage {
  texts: PrintedText[];
  /** straight strokes from one point to another */
  strokes: { from: Point; to: Point }[];
}

const pointsPerMillimetre = 72 / 25.4;
/** approximate height of a capital letter */
const capital = 0.7;

/** Returns the contents of a PDF's pages with their positions, as a reader of the finished file finds them. */
export async function readPrintedPages(pdf: Buffer): Promise<PrintedPage[]> {
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  const document = await loading.promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , , height = 0] = page.view;
    const onPaper = ([x, y]: Point): Point => [x / pointsPerMillimetre, (height - y) / pointsPerMillimetre];
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [a, b, c, d, e, f] = item.transform as Matrix;
      const size = Math.hypot(a, b);
      const along: Point = [(a / size) * (item.width / 2), (b / size) * (item.width / 2)];
      const middle: Point = [e + along[0] + (c * capital) / 2, f + along[1] + (d * capital) / 2];
      const [x, y] = onPaper(middle);
      const reach: Point = [along[0] / pointsPerMillimetre, -along[1] / pointsPerMillimetre];
      return [{ text: item.str, x, y, size: size / pointsPerMillimetre, reach }];
    });
    const { fnArray, argsArray } = await page.getOperatorList();
    const strokes = readStrokes(fnArray, argsArray as unknown[][], OPS).map(({ from, to }) => {
      return { from: onPaper(from), to: onPaper(to) };
    });
    pages.push({ texts, strokes });
  }
  await loading.destroy();
  return pages;
}

function readStrokes(
  operators: readonly number[],
  values: readonly (readonly unknown[] | null)[],
  { save, restore, transform, constructPath, stroke }: Record<string, number>,
): { from: Point; to: Point }[] {
  const strokes: { from: Point; to: Point }[] = [];
  const kept: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  operators.forEach((operator, at) => {
    const given = values[at];
    if (operator === save) kept.push(matrix);
    if (operator === restore) matrix = kept.pop() ?? matrix;
    if (operator === transform) matrix = multiply(matrix, given as unknown as Matrix);
    if (operator !== constructPath || !given || given[0] !== stroke) return;
    // move to, x, y, line to, x, y
    const [path] = given[1] as [ArrayLike<number> | null];
    const [begin, x1 = 0, y1 = 0, next, x2 = 0, y2 = 0, ...more] = Array.from(path ?? []);
    if (begin === 0 && next === 1 && more.length === 0) {
      strokes.push({ from: moved(matrix, [x1, y1]), to: moved(matrix, [x2, y2]) });
    }
  });
  return strokes;
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function moved([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}
