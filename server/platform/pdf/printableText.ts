// characters of Figtree: Latin, figures, punctuation, a few signs
const printable =
  /[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164-\u0165\u016a-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u20ac\u2122\u2190-\u2193\u2212]/;

/**
 * Returns a text that Figtree can print. Drops accents and characters that the font lacks, because they would print as
 * an empty box.
 */
export function printableText(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => (isPrintable(character) ? character : simplify(character)))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Removes one accent at a time. ễ has two: ê is better than e, and e better than nothing. */
function simplify(character: string): string {
  return Array.from(character.normalize('NFKD')).reduce((kept, part) => {
    const composed = (kept + part).normalize('NFC');
    return Array.from(composed).every(isPrintable) ? composed : kept;
  }, '');
}

function isPrintable(character: string): boolean {
  return printable.test(character);
}
