import type { PageHeading, PortalPage } from '../PortalPage';

export interface FoundPage {
  page: PortalPage;
  /** the part of the page that was found; undefined: the page as a whole */
  heading: PageHeading | undefined;
}

const mostFound = 40;

/** Finds pages that have every word of `text`: in their title first, then in headings, names and the summary. */
export function findPages(pages: readonly PortalPage[], text: string): FoundPage[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return pages
    .map((page) => ({ page, ...rank(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.page.title.localeCompare(b.page.title))
    .slice(0, mostFound)
    .map(({ page, heading }) => ({ page, heading }));
}

/** 0: some word is not on the page. */
function rank(page: PortalPage, words: readonly string[]): { score: number; heading: PageHeading | undefined } {
  const scores = words.map((word) => rankWord(page, word));
  const score = scores.includes(0) ? 0 : scores.reduce((sum, each) => sum + each, 0);
  const isInTitle = words.every((word) => page.title.toLowerCase().includes(word));
  const heading = isInTitle
    ? undefined
    : page.headings.find((each) => words.every((word) => includes(each.text, word)));
  return { score, heading };
}

function rankWord({ title, headings, summary, keywords = [], isIndexed }: PortalPage, word: string): number {
  const name = title.toLowerCase();
  const more = isIndexed ? 5 : 0;
  if (name === word) return 100 + more;
  if (name.startsWith(word)) return 50 + more;
  if (name.includes(word)) return 30 + more;
  if (headings.some(({ text }) => includes(text, word))) return 20 + more;
  if (keywords.some((keyword) => keyword.toLowerCase() === word)) return 10;
  return includes(summary, word) || keywords.some((keyword) => includes(keyword, word)) ? 3 : 0;
}

const includes = (text: string, word: string): boolean => text.toLowerCase().includes(word);
