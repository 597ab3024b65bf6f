import { foldWords } from './foldWords';
import type { Search, SearchGroup, SearchTerm } from './Search';
import { wordVariants } from './wordVariants';

/** The words that mean categories: folded words joined by a space → ids of categories. */
export interface CategoryWords {
  names: ReadonlyMap<string, readonly number[]>;
  synonyms: ReadonlyMap<string, readonly number[]>;
}

/** the most words that one category's word has, for example "bed and breakfast" */
const longestConcept = 4;

/** beyond these, words are ignored: nobody searches for more, and each costs the database */
const mostWords = 20;

interface Token {
  text: string;
  isQuoted: boolean;
  isNegated: boolean;
  /** follows "or" */
  isAlternative: boolean;
}

/**
 * Reads a search: words that all have to match, "quoted phrases", `or` between alternatives, `-` before what must not
 * match. Neighbouring words that name a category together are one term. Accepts any text.
 */
export function parseSearch(q: string, categories: CategoryWords): Search {
  const text = q.replaceAll('\0', ' ').trim();
  const tokens = tokensOf(text);
  const groups: { terms: SearchTerm[]; isNegated: boolean }[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const length = conceptLength(tokens, at, categories);
    const words = tokens.slice(at, at + length).map((one) => one.text);
    const isLast = at + length >= tokens.length && /[\p{L}\p{N}\p{M}]$/u.test(text);
    const term = makeTerm(words.join(' '), token, isLast, categories);
    const before = groups.at(-1);
    if (token.isAlternative && before && !before.isNegated && !token.isNegated) before.terms.push(term);
    else groups.push({ terms: [term], isNegated: token.isNegated });
    at += length;
  }
  return { groups: groups satisfies SearchGroup[], text };
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let isAlternative = false;
  for (const [, minus, quoted, word = ''] of text.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)) {
    if (quoted === undefined && /^or$/i.test(word) && minus === '' && tokens.length > 0) {
      isAlternative = true;
      continue;
    }
    const isQuoted = quoted !== undefined;
    const written = quoted ?? word;
    if (foldWords(written).length === 0) continue;
    if (tokens.length === mostWords) break;
    tokens.push({ text: written, isQuoted, isNegated: minus === '-', isAlternative });
    isAlternative = false;
  }
  return tokens;
}

const isPlain = ({ isQuoted, isNegated, isAlternative }: Token): boolean => !isQuoted && !isNegated && !isAlternative;

/** Returns how many tokens from here name a category together; 1 if they do not. */
function conceptLength(tokens: readonly Token[], at: number, { names, synonyms }: CategoryWords): number {
  for (let length = Math.min(longestConcept, tokens.length - at); length > 1; length -= 1) {
    const [first, ...others] = tokens.slice(at, at + length);
    if (!first || first.isQuoted || !others.every(isPlain)) continue;
    const key = conceptKey(tokens.slice(at, at + length).map(({ text }) => text));
    if (names.has(key) || synonyms.has(key)) return length;
  }
  return 1;
}

export function conceptKey(words: readonly string[]): string {
  return words
    .flatMap(foldWords)
    .filter((word) => word !== 'and')
    .join(' ');
}

function makeTerm(text: string, { isQuoted }: Token, isLast: boolean, { names, synonyms }: CategoryWords): SearchTerm {
  const key = isQuoted ? '' : conceptKey([text]);
  const namedCategoryIds = names.get(key) ?? [];
  const synonymCategoryIds = synonyms.get(key) ?? [];
  const isCategory = namedCategoryIds.length + synonymCategoryIds.length > 0;
  const variants = isQuoted ? [] : wordVariants(text);
  const isPrefix = isLast && !isQuoted && !isCategory && variants.length === 0 && prefixOf(text) !== null;
  return { text, isPhrase: isQuoted, isPrefix, variants, namedCategoryIds, synonymCategoryIds };
}

/** Returns the word as the beginning of a word of the index; null if it cannot be one. */
export function prefixOf(text: string): string | null {
  const word = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return /^[a-z0-9]{2,}$/.test(word) ? word : null;
}
