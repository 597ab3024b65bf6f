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

/** folded words of the names of map areas, joined by a space → ids */
export type AreaNames = ReadonlyMap<string, readonly number[]>;

const noAreas: AreaNames = new Map();

/** the most words of an area's name that are looked for */
const longestArea = 5;

/** beyond these, words are ignored: nobody searches for more, and each costs the database */
const mostWords = 20;

/** signs that nobody sees: of direction, of width zero, soft hyphens, forms of emoji */
const unseen = /[\p{Cf}\uFE0E\uFE0F]/gu;

const pictures = /[\0\p{Extended_Pictographic}\p{Regional_Indicator}]/gu;

interface Token {
  text: string;
  isQuoted: boolean;
  isNegated: boolean;
  /** follows "or" */
  isAlternative: boolean;
}

/**
 * Reads a search: words that all have to match, "quoted phrases", `or` between alternatives, `-` before what must not
 * match. Neighbouring words that name a category together are one term. A map area's name among the words is also read
 * as a place. Accepts any text.
 */
export function parseSearch(q: string, categories: CategoryWords, areas: AreaNames = noAreas): Search {
  const text = q.replace(unseen, '').replace(pictures, ' ').trim();
  const tokens = tokensOf(text);
  const isUnfinished = /[\p{L}\p{N}\p{M}]$/u.test(text);
  const area = areaAmong(tokens, areas);
  return {
    groups: groupsOf(tokens, isUnfinished, categories),
    inArea: area && {
      mapAreaIds: area.mapAreaIds,
      groups: groupsOf(area.others, isUnfinished && area.others.at(-1) === tokens.at(-1), categories),
    },
    text,
  };
}

function groupsOf(tokens: readonly Token[], isUnfinished: boolean, categories: CategoryWords): SearchGroup[] {
  const groups: { terms: SearchTerm[]; isNegated: boolean }[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const length = conceptLength(tokens, at, categories);
    const words = tokens.slice(at, at + length).map((one) => one.text);
    const isLast = isUnfinished && at + length >= tokens.length;
    const term = makeTerm(words.join(' '), token, isLast, categories);
    const before = groups.at(-1);
    if (token.isAlternative && before && !before.isNegated && !token.isNegated) before.terms.push(term);
    else groups.push({ terms: [term], isNegated: token.isNegated });
    at += length;
  }
  return groups;
}

/** Finds the longest name of an area among the words, and the tokens without it; null if there is none. */
function areaAmong(
  tokens: readonly Token[],
  areas: AreaNames,
): { mapAreaIds: readonly number[]; others: Token[] } | null {
  for (let length = Math.min(longestArea, tokens.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const words = tokens.slice(at, at + length);
      if (!words.every(isPlain) || tokens[at + length]?.isAlternative === true) continue;
      const mapAreaIds = areas.get(areaKey(words.map(({ text }) => text).join(' ')));
      if (mapAreaIds) return { mapAreaIds, others: [...tokens.slice(0, at), ...tokens.slice(at + length)] };
    }
  }
  return null;
}

/** Returns a name as `AreaNames` has it. */
export function areaKey(name: string): string {
  return foldWords(name).join(' ');
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
