import { brand } from '../../shared/brand/brand';
import { siteValues } from '../../shared/brand/siteValues';
import { locale } from '../../shared/locale';
import { Html, html } from '../rest/reference/html';
import type { PageHeading, PortalPage } from './PortalPage';
import { barLinks, home, navigation, type NavigationLink } from './portalNavigation';
import { findPortalAssets } from './portalAssets';

let assets: ReturnType<typeof findPortalAssets> | null = null;

interface RenderedPortalPage {
  html: string;
  /** its own style element, for the policy */
  style: string;
}

/** Renders a page in the frame of the portal: bar, navigation, contents. It works without scripts. */
export function renderPortalPage(page: PortalPage, publicUrl: string): RenderedPortalPage {
  const { path, title, summary, content, headings, parent, isIndexed } = page;
  const style = colourStyle();
  const name =
    path === home
      ? `Developers – ${brand.name}`
      : [title, parent?.title, 'Developers', brand.name].filter((each) => each !== undefined).join(' – ');
  const marked = parent?.path ?? path;
  assets ??= findPortalAssets();
  const text = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}</title>
        <meta name="description" content="${summary}" />
        ${isIndexed ? '' : html`<meta name="robots" content="noindex" />`}
        <link rel="canonical" href="${publicUrl + path}" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${(assets?.styles ?? []).map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${assets ? html`<script type="module" src="${assets.script}"></script>` : ''} ${new Html(style)}
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header class="bar">
          <div class="bar-inner">
            <a class="brand" href="${home}"
              >${logo()}<span class="site">${brand.name}</span> <span class="tag">Developers</span></a
            >
            <nav class="top" aria-label="Sections">${barLinks.map((link) => navigationLink(link, marked, isIn))}</nav>
            <form class="search" role="search" action="${home}/search">
              <input
                type="search"
                name="q"
                aria-label="Search the documentation"
                placeholder="Search"
                maxlength="100"
              />
            </form>
            <a class="to-site" href="/">To the site</a>
            <button class="menu-button" type="button" popovertarget="menu">Menu</button>
          </div>
        </header>
        <div class="columns">
          <nav id="menu" class="side" popover aria-label="Documentation">
            ${navigation.map(
              ({ title: group, links }) =>
                html`<h2>${group}</h2>
                  <ul>
                    ${links.map((link) => html`<li>${navigationLink(link, marked, isSame)}</li>`)}
                  </ul>`,
            )}
          </nav>
          <main id="content" tabindex="-1">
            ${parent ? html`<p class="parent"><a href="${parent.path}">${parent.title}</a></p>` : ''}
            <h1>${title}</h1>
            ${path === home ? '' : html`<p class="lead">${summary}</p>`} ${content} ${nextPages(path)}
          </main>
          ${contentsOf(headings)}
        </div>
      </body>
    </html> `;
  return { html: text.text, style };
}

/** Colours that the settings of the site lay over those of the build (docs/rules/site-settings.md). */
function colourStyle(): string {
  const { light, dark } = siteValues();
  const rule = (scheme: string, palette: object | null) =>
    palette &&
    `@media (prefers-color-scheme:${scheme}){:root:root{${Object.entries(palette)
      .map(([name, value]) => `--colour-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
      .join(';')}}}`;
  const rules = [rule('light', light), rule('dark', dark)].filter((each) => each !== null).join('');
  return rules === '' ? '' : `<style>${rules}</style>`;
}

function logo(): Html {
  const { size, shapes } = brand.logo;
  const classOf = (kind: string, colour: string | undefined) => (colour === undefined ? '' : ` ${kind}-${colour}`);
  return html`<svg viewBox="0 0 ${size} ${size}" width="28" height="28" aria-hidden="true">
    ${shapes.map(
      ({ path, fill, stroke, strokeWidth }) =>
        html`<path
          d="${path}"
          class="shape${classOf('fill', fill)}${classOf('stroke', stroke)}"
          stroke-width="${strokeWidth ?? 0}"
        />`,
    )}
  </svg>`;
}

const isSame = (link: string, path: string): boolean => link === path;
/** True for the section of the bar that the page is in. */
const isIn = (link: string, path: string): boolean =>
  path === link || path.startsWith(`${link.replace(/\/first-steps$/, '')}/`);

function navigationLink(
  { path, title }: NavigationLink,
  current: string,
  isCurrent: (link: string, path: string) => boolean,
): Html {
  return html`<a href="${path}" ${isCurrent(path, current) ? html` aria-current="page"` : ''}>${title}</a>`;
}

/** The table of contents of a page with several headings. */
function contentsOf(headings: readonly PageHeading[]): Html {
  if (headings.length < 2) return html``;
  return html`<nav class="contents" aria-labelledby="contents-title">
    <h2 id="contents-title">On this page</h2>
    <ul>
      ${headings.map(({ id, text, level }) => html`<li class="level-${level}"><a href="#${id}">${text}</a></li>`)}
    </ul>
  </nav>`;
}

/** Leads through the navigation from page to page. */
function nextPages(path: string): Html {
  const links = navigation.flatMap((group) => group.links);
  const at = links.findIndex((link) => link.path === path);
  if (at === -1) return html``;
  const [before, after] = [links[at - 1], links[at + 1]];
  return html`<nav class="next" aria-label="Next pages">
    ${before ? html`<a class="before" href="${before.path}"><small>Before</small> ${before.title}</a>` : ''}
    ${after ? html`<a class="after" href="${after.path}"><small>Next</small> ${after.title}</a>` : ''}
  </nav>`;
}
