import ts from 'typescript';

/** Shorter sequences repeat by the grammar: props of a table, arguments of a test. */
const windowLength = 60;

/**
 * Counts the lines of sources that are part of a sequence of 60 tokens which stands elsewhere too, in whatever format.
 * Imports, comments and empty lines do not count.
 * @param {Iterable<string>} texts
 */
export function countRepeatedLines(texts) {
  const ids = new Map();
  const sources = [...texts].map((text) => readTokens(text, ids));
  // the first place of each sequence
  const places = new Map();
  const repeated = sources.map(() => new Set());
  const mark = (source, start) => {
    for (const { line } of sources[source].slice(start, start + windowLength)) repeated[source].add(line);
  };
  for (const [source, tokens] of sources.entries()) {
    for (const [start, hash] of hashWindows(tokens).entries()) {
      const first = places.get(hash);
      if (first === undefined) {
        places.set(hash, { source, start });
      } else if (first.source !== source || start - first.start >= windowLength) {
        mark(first.source, first.start);
        mark(source, start);
      }
    }
  }
  return repeated.reduce((sum, { size }) => sum + size, 0);
}

/** The tokens after the imports, each as a number that equal texts share. */
function readTokens(text, ids) {
  const tree = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest);
  const tokens = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    const children = node.getChildren(tree);
    if (children.length > 0) {
      children.forEach(visit);
      return;
    }
    const written = node.getText(tree);
    if (written === '') return;
    if (!ids.has(written)) ids.set(written, ids.size + 1);
    tokens.push({ id: ids.get(written), line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line });
  };
  visit(tree);
  return tokens;
}

/** A rolling hash of 52 bits for each window: two hashes of 32 bits, of which one is cut. */
function hashWindows(tokens) {
  const bases = [0x01000193, 0x85ebca6b];
  const powers = bases.map((base) =>
    Array(windowLength)
      .fill(base)
      .reduce((power, each) => Math.imul(power, each), 1),
  );
  const hashes = [0, 0];
  const windows = [];
  for (const [at, { id }] of tokens.entries()) {
    const gone = tokens[at - windowLength]?.id ?? 0;
    for (const which of [0, 1]) {
      hashes[which] = (Math.imul(hashes[which], bases[which]) + id - Math.imul(gone, powers[which])) | 0;
    }
    if (at >= windowLength - 1) windows.push((hashes[0] >>> 0) * 2 ** 20 + (hashes[1] & 0xfffff));
  }
  return windows;
}
