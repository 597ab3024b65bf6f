import { readPdfTable } from './readPdfObjects';

interface PrintBoxes {
  /** millimetres between the edge of the page as it is written and the trimmed page */
  outside: number;
  /** millimetres beyond the trim that are printed, so that no white edge is left where it is cut */
  bleed: number;
}

/** millimetres: crop marks begin beyond the bleed */
const mark = { gap: 1, length: 5 };
const pointsPerMillimetre = 72 / 25.4;

/**
 * Adds to a PDF of Chromium what a print shop needs: each page gets its trim box and bleed box, and crop marks outside
 * of both. The crop box is the trimmed page, so that readers and printers at home show and print only that.
 *
 * The change is appended, as PDF provides for, and nothing before it is touched.
 *
 * @throws Error if the file is not as Chromium writes it
 */
export function addPrintBoxes(pdf: Buffer, boxes: PrintBoxes): Buffer {
  const text = pdf.toString('latin1');
  const { offsets, size, references, start } = readPdfTable(text);
  const pages = offsets.flatMap((offset, number) => {
    const object = /^(\d+) 0 obj\s*(<<\s*\/Type\s*\/Page\s[\s\S]*?)\s*endobj/.exec(
      text.slice(offset, offset + 100_000),
    );
    return object?.[1] === String(number) ? [{ number, dictionary: object[2] ?? '' }] : [];
  });
  const [first] = pages;
  if (!first) throw new Error('The PDF has no pages.');
  const written = pages.map(({ number, dictionary }) => {
    return { number, body: withBoxes(dictionary, { before: size, after: size + 1, ...boxes }) };
  });
  const marks = drawCropMarks(mediaOf(first.dictionary), boxes);
  const objects = [
    ...written,
    { number: size, body: stream('q\n') },
    { number: size + 1, body: stream(`\nQ\n/Artifact BMC\nq 0.25 w 0 G\n${marks}\nS Q\nEMC\n`) },
  ];
  return Buffer.concat([
    pdf,
    Buffer.from(update(objects, { at: pdf.length, size: size + 2, references, start }), 'latin1'),
  ]);
}

function mediaOf(dictionary: string): [width: number, height: number] {
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(dictionary) ?? [];
  if (width === undefined || height === undefined) throw new Error('A page of the PDF has no size.');
  return [Number(width), Number(height)];
}

function withBoxes(
  dictionary: string,
  { outside, bleed, before, after }: PrintBoxes & { before: number; after: number },
): string {
  const [width, height] = mediaOf(dictionary);
  const box = (distance: number): string => {
    const inner = distance * pointsPerMillimetre;
    return `[${[inner, inner, width - inner, height - inner].map((side) => side.toFixed(3)).join(' ')}]`;
  };
  const wrapped = dictionary.replace(/\/Contents\s+(\d+ 0 R)/, `/Contents [${before} 0 R $1 ${after} 0 R]`);
  if (wrapped === dictionary) throw new Error('A page of the PDF has no content.');
  const added = `/TrimBox ${box(outside)}\n/BleedBox ${box(outside - bleed)}\n/CropBox ${box(outside)}`;
  return wrapped.replace(/>>$/, `\n${added}>>`);
}

/** Draws two lines at each corner of the trimmed page, which meet in it if they are lengthened. */
function drawCropMarks([width, height]: [number, number], { outside, bleed }: PrintBoxes): string {
  const [edge, near, far] = [outside, outside - bleed - mark.gap, outside - bleed - mark.gap - mark.length].map(
    (distance) => distance * pointsPerMillimetre,
  ) as [number, number, number];
  const line = (...ends: [number, number, number, number]): string => {
    const [x, y, toX, toY] = ends.map((end) => end.toFixed(3));
    return `${x} ${y} m ${toX} ${toY} l`;
  };
  return [false, true]
    .flatMap((isRight) => [false, true].map((isUpper) => ({ isRight, isUpper })))
    .flatMap(({ isRight, isUpper }) => {
      const x = (distance: number): number => (isRight ? width - distance : distance);
      const y = (distance: number): number => (isUpper ? height - distance : distance);
      return [line(x(far), y(edge), x(near), y(edge)), line(x(edge), y(far), x(edge), y(near))];
    })
    .join('\n');
}

function stream(content: string): string {
  return `<</Length ${content.length}>>\nstream\n${content}\nendstream`;
}

/** Returns the objects, their table and a trailer that refers to the table before. */
function update(
  objects: readonly { number: number; body: string }[],
  { at, size, references, start }: { at: number; size: number; references: string; start: number },
): string {
  let text = '\n';
  const entries = objects
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, body }) => {
      const offset = at + text.length;
      text += `${number} 0 obj\n${body}\nendobj\n`;
      return `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
    });
  const table = at + text.length;
  return `${text}xref\n${entries.join('')}trailer\n<</Size ${size}\n${references}\n/Prev ${start}>>\nstartxref\n${table}\n%%EOF\n`;
}
