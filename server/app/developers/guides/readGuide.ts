import { readFileSync } from 'node:fs';
import { marked, type Token } from 'marked';
import { projectFile } from '../../builds';
import type { PortalPage } from '../PortalPage';
import { guidePath, type Guide } from './guides';
import { renderMarkdown } from './renderMarkdown';
import { resolveLink } from './resolveLink';

/** the site of the examples in `docs` */
const exampleSite = /http:\/\/localhost:4000|https:\/\/(?:SITE|offers\.example)\b/g;

/** Reads a guide from its page of the documentation. `publicUrl` replaces the site of its examples. */
export function readGuide(guide: Guide, publicUrl: string): PortalPage {
  const source = readFileSync(projectFile(guide.file), 'utf8').replace(exampleSite, publicUrl);
  const linkTo = (href: string): string | null => resolveLink(href, guide.file);
  const tokens = chooseSections(marked.lexer(withoutDeadRemarks(source, linkTo)), guide);
  const { content, headings } = renderMarkdown(tokens, { linkTo });
  const { title, summary } = guide;
  return { path: guidePath(guide), title, summary, content, headings, isIndexed: true };
}

/** Without remarks such as "([decision 1](…))" that lead to what the portal does not show. */
function withoutDeadRemarks(source: string, linkTo: (href: string) => string | null): string {
  return source.replace(/\s*\(\[[^\]]*\]\(([^)\s]+)\)\)/g, (remark, href: string) =>
    linkTo(href) === null ? '' : remark,
  );
}

/** Leaves the sections that the guide shows. The page has its title already, and a single section needs no heading. */
function chooseSections(tokens: Token[], { only, without = [] }: Guide): Token[] {
  const chosen: Token[] = [];
  let isShown = only === undefined;
  for (const token of tokens) {
    if (token.type === 'heading') {
      const { depth, text } = token as { depth?: number; text?: string };
      if (depth === 1) continue;
      if (depth === 2 && text !== undefined) {
        isShown = (only?.includes(text) ?? true) && !without.includes(text);
        if (only?.length === 1) continue;
      }
    }
    if (isShown) chosen.push(token);
  }
  return chosen;
}
