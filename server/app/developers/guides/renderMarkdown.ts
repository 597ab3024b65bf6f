import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { Html, html } from '../../rest/reference/html';
import type { PageHeading } from '../PortalPage';
import { anchorOf } from './anchorOf';
import { codeBlock } from './highlight';

interface MarkdownOptions {
  /** the address of a link; null: what it leads to is not published, so its text alone stays */
  linkTo: (href: string) => string | null;
}

interface RenderedMarkdown {
  content: Html;
  headings: PageHeading[];
}

/** Renders sections of our documentation. Markup in the text is shown, not obeyed. */
export function renderMarkdown(tokens: Token[], { linkTo }: MarkdownOptions): RenderedMarkdown {
  const headings: PageHeading[] = [];
  const taken = new Set<string>();
  const markdown = new Marked({
    renderer: {
      html: ({ text }) => html`${text}`.text,
      heading({ tokens: inside, depth, text }) {
        const plain = text.replaceAll('`', '');
        let id = anchorOf(plain);
        while (taken.has(id)) id += '-1';
        taken.add(id);
        if (depth > 1 && depth < 4) headings.push({ id, text: plain, level: depth });
        const label = new Html(this.parser.parseInline(inside));
        return html`<h${depth} id="${id}"><a class="self" href="#${id}">${label}</a></h${depth}>`.text;
      },
      code: ({ text, lang = '' }) => codeBlock(text, lang.split(/\s/)[0] ?? '').text,
      link({ href, tokens: inside }) {
        const label = new Html(this.parser.parseInline(inside));
        const to = linkTo(href);
        return (to === null ? label : html`<a href="${to}">${label}</a>`).text;
      },
      image: ({ text }) => html`${text}`.text,
      table(token: Tokens.Table) {
        const table = new Html(String(Renderer.prototype.table.call(this, token)));
        return html`<div class="table" tabindex="0" role="group" aria-label="Table">${table}</div>`.text;
      },
    },
  });
  return { content: new Html(markdown.parser(tokens)), headings };
}
