/** The table at the end of a PDF as Chromium writes it. */
export interface PdfTable {
  /** where each object begins; Infinity for a number that is not in use */
  offsets: number[];
  size: number;
  /** what the trailer refers to */
  references: string;
  /** where the table begins */
  start: number;
}

/**
 * Reads the table of a PDF, given as Latin-1.
 *
 * @throws Error if the file is not as Chromium writes it
 */
export function readPdfTable(text: string): PdfTable {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-200))?.[1]);
  const table = /^xref\s+0 (\d+)\s+((?:\d{10} \d{5} [fn]\s+)+)trailer\s*<<([\s\S]*?)>>/.exec(text.slice(start));
  if (!table) throw new Error('The PDF has no table of objects.');
  const [, count = '', entries = '', trailer = ''] = table;
  const offsets = Array.from(entries.matchAll(/(\d{10}) \d{5} ([fn])/g), ([, offset, kind]) => {
    return kind === 'n' ? Number(offset) : Infinity;
  });
  return { offsets, size: Number(count), references: trailer.replace(/\/Size\s+\d+/, '').trim(), start };
}

export interface PdfObject {
  number: number;
  dictionary: string;
  /** from the word "stream" on; empty without one */
  stream: string;
}

/** Returns all objects of a PDF, given as Latin-1, by their numbers. */
export function readPdfObjects(text: string, { offsets, start }: PdfTable): Map<number, PdfObject> {
  const used = offsets.flatMap((offset, number) => (offset === Infinity ? [] : [{ offset, number }]));
  const inFile = used.toSorted((one, other) => one.offset - other.offset);
  return new Map(
    inFile.map(({ offset, number }, at) => {
      const whole = text.slice(offset, inFile[at + 1]?.offset ?? start);
      const head = `${number} 0 obj\n`;
      const end = whole.lastIndexOf('\nendobj');
      if (!whole.startsWith(head) || end < 0) throw new Error(`Object ${number} of the PDF is not where it should be.`);
      const body = whole.slice(head.length, end);
      const [dictionary = ''] = /^[\s\S]*?(?=>> stream\n)/.exec(body) ?? [body];
      const isStream = dictionary.length < body.length;
      return [
        number,
        {
          number,
          dictionary: isStream ? `${dictionary}>>` : body,
          stream: isStream ? body.slice(dictionary.length + 2) : '',
        },
      ];
    }),
  );
}
