import { diffWordsWithSpace } from 'diff';

export interface WordPart {
  text: string;
  isChanged: boolean;
}

interface WordDifference {
  before: WordPart[];
  after: WordPart[];
}

/** Below this share of common letters, texts are shown as a whole instead of word by word. */
const leastInCommon = 0.25;

/** Returns both texts in parts, with the words marked that only one of them contains. */
export function wordDifference(before: string, after: string): WordDifference {
  const parts = diffWordsWithSpace(before, after);
  const common = letters(parts.flatMap(({ added, removed, value }) => (added || removed ? [] : value)).join(''));
  if (common < leastInCommon * Math.max(letters(before), letters(after))) {
    return { before: whole(before), after: whole(after) };
  }
  const side = (other: 'added' | 'removed', own: 'added' | 'removed'): WordPart[] =>
    parts.filter((part) => !part[other]).map((part) => ({ text: part.value, isChanged: part[own] }));
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}

/** Counts characters without spaces, because all texts share spaces. */
function letters(text: string): number {
  return text.replace(/\s/g, '').length;
}

function whole(text: string): WordPart[] {
  return text === '' ? [] : [{ text, isChanged: true }];
}
