import { brand } from '../../../../shared/brand/brand';
import { DomainError, errorCodes, type ErrorCode } from '../../../../shared/errors/DomainError';
import { locale } from '../../../../shared/locale';
import { html, Html } from '../../reference/html';
import { prose } from '../../reference/prose';
import { referenceStyle } from '../../reference/referenceStyle';
import { presentProblem } from '../presentProblem';
import { problemKinds } from '../problemKinds';
import { problemName } from '../problemName';
import { problemTexts } from './problemTexts';

/** Complete, because the policy of the page contains the hash of exactly these bytes. */
const style = new Html(`<style>${referenceStyle}</style>`);

const linkTo = (code: ErrorCode): Html =>
  html`<a href="/problems/${problemName(code)}">${problemKinds[code].title}</a>`;

/** The list of all problems. */
export function renderProblemList(): string {
  return page(
    'Problems',
    html`<p>
        Every refusal of the REST API is <code>application/problem+json</code>. Its <code>type</code> is the address of
        one of these pages. Programs decide by <code>code</code>.
      </p>
      <dl>
        ${errorCodes.map(
          (code) =>
            html`<div>
              <dt>${linkTo(code)} <code class="type">${problemKinds[code].status} ${code}</code></dt>
              <dd>${prose(problemTexts[code].when)}</dd>
            </div>`,
        )}
      </dl>`,
  );
}

/** The page of one problem, to which its `type` leads. */
export function renderProblem(code: ErrorCode, site: string): string {
  const { status, title } = problemKinds[code];
  const { when, advice } = problemTexts[code];
  const example = new DomainError(code, 'What is wrong this time, in a sentence.');
  const problem = presentProblem(example, { url: '/rest/…', requestId: 'OjNDMMXbWtAd', site });
  return page(
    title,
    html`<p><span class="method">${status}</span> <code>${code}</code></p>
      <h2>When</h2>
      <p>${prose(when)}</p>
      <h2>What to do</h2>
      <p>${prose(advice)}</p>
      <h2>What it looks like</h2>
      <pre tabindex="0" aria-label="Example">${JSON.stringify(problem, null, 2)}</pre>
      <p>GraphQL says the same by <code>extensions.code</code>.</p>`,
  );
}

/** What is at an address without a problem. */
export function renderUnknownProblem(): string {
  return page(
    'There is no such problem',
    html`<p>The address has a mistake, or an older version of the site had this problem.</p>
      <ul>
        ${errorCodes.map((code) => html`<li>${linkTo(code)}</li>`)}
      </ul>`,
  );
}

function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${brand.name}</title>
        ${style}
      </head>
      <body>
        <div class="page text">
          <header>
            <h1>${title}</h1>
            <p>
              <a href="/problems/">All problems</a> · <a href="/rest/reference">REST reference</a> ·
              <a href="/">${brand.name}</a>
            </p>
          </header>
          <main>${content}</main>
        </div>
      </body>
    </html>`.text;
}
