import { readPdfObjects, readPdfTable, type PdfObject } from './readPdfObjects';

/** Objects of the joined file that take the place of one in each part. */
const joined = { catalog: 1, info: 2, pages: 3, structure: 4, document: 5, parents: 6, outlines: 7 } as const;
const first = Math.max(...Object.values(joined)) + 1;

interface Part {
  objects: Map<number, PdfObject>;
  catalog: PdfObject;
  info: PdfObject;
  /** the root of the tree of pages */
  pages: PdfObject;
  structure: PdfObject;
  document: PdfObject;
  parents: PdfObject;
  outlines: PdfObject | null;
}

interface Place {
  /** added to the numbers of a part's objects */
  base: number;
  /** pages with tags before this part */
  pagesBefore: number;
}

/**
 * Joins tagged PDFs of Chromium to one: their pages, their tags in one document, and their bookmarks. Title, language and
 * typefaces are kept as they are in each; the typefaces are in it once for each part.
 *
 * @throws Error if a file is not as Chromium writes it
 */
export function joinPdfs(pdfs: readonly Buffer[]): Buffer {
  const [only] = pdfs;
  if (pdfs.length === 1 && only) return only;
  const parts = pdfs.map(readPart);
  const places: Place[] = [];
  let place: Place = { base: first, pagesBefore: 0 };
  for (const { objects, structure } of parts) {
    places.push(place);
    place = {
      base: place.base + Math.max(...objects.keys()) + 1,
      pagesBefore: place.pagesBefore + numberOf(structure, 'ParentTreeNextKey'),
    };
  }
  const moved = parts.map((part, at) => move(part, places[at] ?? place));
  return write([...joinRoots(moved, place.pagesBefore), ...moved.flatMap(({ kept }) => kept)]);
}

function readPart(pdf: Buffer): Part {
  const text = pdf.toString('latin1');
  const table = readPdfTable(text);
  const objects = readPdfObjects(text, table);
  const find = (number: number): PdfObject => {
    const object = objects.get(number);
    if (!object) throw new Error(`The PDF has no object ${number}.`);
    return object;
  };
  const named = (name: string, { dictionary }: Pick<PdfObject, 'dictionary'>): PdfObject =>
    find(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1]));
  const trailer = { dictionary: table.references };
  const catalog = named('Root', trailer);
  // what else refers to pages by name would be lost
  if (/\/(?:Dests|Names|AcroForm)\b/.test(catalog.dictionary)) throw new Error('The PDF has links or forms.');
  const structure = named('StructTreeRoot', catalog);
  if (/\/IDTree\b/.test(structure.dictionary)) throw new Error('The tags of the PDF have names.');
  return {
    ...{ objects, catalog, structure },
    info: named('Info', trailer),
    pages: named('Pages', catalog),
    document: named('K', structure),
    parents: named('ParentTree', structure),
    outlines: catalog.dictionary.includes('/Outlines ') ? named('Outlines', catalog) : null,
  };
}

interface MovedPart extends Omit<Part, 'objects' | 'outlines'> {
  /** all but the roots */
  kept: PdfObject[];
  outlines: { first: PdfObject; last: PdfObject; count: number } | null;
}

/** Gives the objects of a part their numbers in the joined file. */
function move(part: Part, { base, pagesBefore }: Place): MovedPart {
  const { catalog, info, pages, structure, document, parents, outlines } = part;
  const roots = new Map<number, number>([
    [catalog.number, joined.catalog],
    [info.number, joined.info],
    [structure.number, joined.structure],
    [document.number, joined.document],
    [parents.number, joined.parents],
    ...(outlines ? [[outlines.number, joined.outlines] as const] : []),
  ]);
  const numberIn = (number: number): number => roots.get(number) ?? number + base;
  const change = ({ number, dictionary, stream }: PdfObject): PdfObject => ({
    ...{ number: numberIn(number), stream },
    dictionary: outsideOfStrings(dictionary, (text) =>
      text
        .replace(/\b(\d+) 0 R\b/g, (_, other: string) => `${numberIn(Number(other))} 0 R`)
        .replace(
          /\/(StructParents?) (\d+)/g,
          (_, name: string, key: string) => `/${name} ${Number(key) + pagesBefore}`,
        ),
    ),
  });
  const moved = new Map([...part.objects.values()].map((object) => [object.number, change(object)]));
  const get = ({ number }: PdfObject): PdfObject => moved.get(number) ?? change(part.catalog);
  const end = (name: string, of: PdfObject): PdfObject => {
    const [, number = ''] = new RegExp(`/${name} (\\d+) 0 R`).exec(of.dictionary) ?? [];
    return moved.get(Number(number)) ?? of;
  };
  // the tree of pages stays, as a branch of that of the joined file
  const branch = get(pages);
  branch.dictionary = branch.dictionary.replace(/>>$/, `/Parent ${joined.pages} 0 R>>`);
  return {
    kept: [...part.objects.keys()].filter((number) => !roots.has(number)).flatMap((number) => moved.get(number) ?? []),
    ...{ catalog: get(catalog), info: get(info), pages: branch, structure: get(structure) },
    ...{ document: get(document), parents: shiftKeys(get(parents), pagesBefore) },
    outlines: outlines && {
      ...{ first: end('First', outlines), last: end('Last', outlines) },
      count: numberOf(outlines, 'Count'),
    },
  };
}

/** Changes a dictionary outside of its texts, which may look like references. */
function outsideOfStrings(dictionary: string, change: (text: string) => string): string {
  return dictionary
    .split(/(\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-F]{2,}>)/)
    .map((text, at) => (at % 2 === 0 ? change(text) : text))
    .join('');
}

/** The tree of a part has a row for each page: its key and the list of its tags. */
function shiftKeys(parents: PdfObject, pagesBefore: number): PdfObject {
  const dictionary = parents.dictionary.replace(/(\d+) (\d+ 0 R)/g, (_, key: string, list: string) => {
    return `${Number(key) + pagesBefore} ${list}`;
  });
  return { ...parents, dictionary };
}

/** Returns the roots of the joined file, and links the bookmarks of one part to those of the next. */
function joinRoots(parts: readonly MovedPart[], pages: number): PdfObject[] {
  const [one] = parts;
  if (!one) throw new Error('There is no PDF to join.');
  const marked = parts.flatMap(({ outlines }) => outlines ?? []);
  marked.forEach(({ last, first: begin }, at) => {
    const [before, after] = [marked[at - 1], marked[at + 1]];
    if (before) begin.dictionary = begin.dictionary.replace(/>>$/, `\n/Prev ${before.last.number} 0 R>>`);
    if (after) last.dictionary = last.dictionary.replace(/>>$/, `\n/Next ${after.first.number} 0 R>>`);
  });
  const listOf = (name: string, of: PdfObject): string =>
    new RegExp(`/${name} \\[?([^\\]/>]*)`).exec(of.dictionary)?.[1]?.trim() ?? '';
  const root = (name: keyof typeof joined, dictionary: string): PdfObject => {
    return { number: joined[name], dictionary, stream: '' };
  };
  const catalog = one.catalog.dictionary
    .replace(/\/Pages \d+ 0 R/, `/Pages ${joined.pages} 0 R`)
    .replace(/\n?\/Outlines \d+ 0 R/, '')
    .replace(/>>$/, marked.length === 0 ? '>>' : `\n/Outlines ${joined.outlines} 0 R>>`);
  const total = parts.reduce((sum, part) => sum + numberOf(part.pages, 'Count'), 0);
  const count = marked.reduce((sum, outline) => sum + outline.count, 0);
  return [
    root('catalog', catalog),
    root('info', one.info.dictionary),
    root(
      'pages',
      `<</Type /Pages\n/Count ${total}\n/Kids [${parts.map((part) => `${part.pages.number} 0 R`).join(' ')}]>>`,
    ),
    root(
      'structure',
      `<</Type /StructTreeRoot\n/K ${joined.document} 0 R\n/ParentTreeNextKey ${pages}\n/ParentTree ${joined.parents} 0 R>>`,
    ),
    root(
      'document',
      one.document.dictionary.replace(
        /\/K [^/]*?(?=>>$|\n\/)/,
        `/K [${parts.map((part) => listOf('K', part.document)).join(' ')}]`,
      ),
    ),
    root('parents', `<</Type /ParentTree\n/Nums [${parts.map((part) => listOf('Nums', part.parents)).join(' ')}]>>`),
    ...(marked.length === 0
      ? []
      : [
          root(
            'outlines',
            `<</Type /Outlines\n/First ${marked[0]?.first.number ?? 0} 0 R\n/Last ${marked.at(-1)?.last.number ?? 0} 0 R\n/Count ${count}>>`,
          ),
        ]),
  ];
}

function numberOf({ dictionary }: PdfObject, name: string): number {
  return Number(new RegExp(`/${name} (\\d+)`).exec(dictionary)?.[1] ?? 0);
}

/** Writes objects, their table and the trailer. */
function write(objects: readonly PdfObject[]): Buffer {
  const size = Math.max(...objects.map(({ number }) => number)) + 1;
  const offsets = new Map<number, number>();
  const texts: string[] = [];
  let at = 0;
  const add = (...added: string[]): void => {
    texts.push(...added);
    for (const { length } of added) at += length;
  };
  add('%PDF-1.4\n%\xD3\xEB\xE9\xE1\n');
  for (const { number, dictionary, stream } of objects) {
    offsets.set(number, at);
    add(`${number} 0 obj\n`, dictionary, stream, '\nendobj\n');
  }
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = `trailer\n<</Size ${size}\n/Root ${joined.catalog} 0 R\n/Info ${joined.info} 0 R>>`;
  add(`xref\n0 ${size}\n${rows.join('')}${trailer}\nstartxref\n${at}\n%%EOF\n`);
  // some megabytes, which are not joined as a text first
  const file = Buffer.allocUnsafe(at);
  let end = 0;
  for (const text of texts) end += file.write(text, end, 'latin1');
  return file;
}
