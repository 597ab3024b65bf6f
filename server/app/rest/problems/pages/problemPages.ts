import type { PortalPage } from '../../../developers/PortalPage';
import { codeBlock } from '../../../developers/guides/highlight';
import { DomainError, errorCodes, type ErrorCode } from '../../../../shared/errors/DomainError';
import { html, type Html } from '../../reference/html';
import { prose } from '../../reference/prose';
import { presentProblem } from '../presentProblem';
import { problemKinds } from '../problemKinds';
import { problemName } from '../problemName';
import { problemTexts } from './problemTexts';

export const problemsHome = '/problems';

const addressOf = (code: ErrorCode): string => `${problemsHome}/${problemName(code)}`;

const linkTo = (code: ErrorCode): Html => html`<a href="${addressOf(code)}">${problemKinds[code].title}</a>`;

/** A page for each problem, to which its `type` leads, and one that lists them. */
export function problemPages(publicUrl: string): PortalPage[] {
  return [problemList(), ...errorCodes.map((code) => problemPage(code, publicUrl))];
}

function problemList(): PortalPage {
  return {
    path: problemsHome,
    title: 'Problems',
    summary: 'Every way in which the APIs refuse, and what a program does then.',
    content: html`<p>
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
    headings: [],
    isIndexed: true,
  };
}

const sections = [
  ['when', 'When'],
  ['what-to-do', 'What to do'],
  ['what-it-looks-like', 'What it looks like'],
] as const;

function problemPage(code: ErrorCode, site: string): PortalPage {
  const { status, title } = problemKinds[code];
  const { when, advice } = problemTexts[code];
  const example = new DomainError(code, 'What is wrong this time, in a sentence.');
  const problem = presentProblem(example, { url: '/rest/…', requestId: 'OjNDMMXbWtAd', site });
  const contents = [
    html`<p>${prose(when)}</p>`,
    html`<p>${prose(advice)}</p>`,
    html`${codeBlock(JSON.stringify(problem, null, 2), 'json')}
      <p>GraphQL says the same by <code>extensions.code</code>.</p>`,
  ];
  return {
    path: addressOf(code),
    title,
    summary: `${code}, status ${status} on REST.`,
    parent: { path: problemsHome, title: 'Problems' },
    content: html`${sections.map(
      ([id, heading], at) =>
        html`<h2 id="${id}">${heading}</h2>
          ${contents[at] ?? ''}`,
    )}`,
    headings: sections.map(([id, text]) => ({ id, text, level: 2 })),
    isIndexed: false,
    keywords: [code, String(status)],
  };
}

/** What is at an address without a problem. */
export function unknownProblem(): PortalPage {
  return {
    path: problemsHome,
    title: 'There is no such problem',
    summary: 'The address has a mistake, or an older version of the site had this problem.',
    parent: { path: problemsHome, title: 'Problems' },
    content: html`<ul>
      ${errorCodes.map((code) => html`<li>${linkTo(code)}</li>`)}
    </ul>`,
    headings: [],
    isIndexed: false,
  };
}
