import { checksumOf } from '../../shared/page-texts/pageTexts';
import { textsOfMarkup } from '../../shared/page-texts/textsOfMarkup';
import { emptyPayload, readHydrationPayload, writeHydrationPayload } from './hydrationPayload';
import { textsOfPage } from './textsOfPage';

const summary = 'Fish & chips <at> the "bay": it\'s fresh';
const escaped = 'Fish &amp; chips &lt;at&gt; the &quot;bay&quot;: it&#x27;s fresh';

const body =
  '<header><a href="/">All categories and areas</a></header><main id="content"><h1>Everything by the water</h1>' +
  '<noscript><p>Without scripts there is this</p></noscript>' +
  `<article><img src="/files/abc/640.webp" alt="${escaped}"/><p class="a">${escaped}</p><p>Short</p>` +
  '<p>A text <b>in parts</b> of elements</p><ul><li><a href="/details/1" title="x">The whale watching</a></li></ul>' +
  '<span>A first line\r\nand another</span><p></p><img src="/files/def/640.webp" alt=""/></article></main>';

const texts = [
  ...['Everything by the water', '/files/abc/640.webp', summary, summary, 'The whale watching'],
  ...['A first line\nand another', '/files/def/640.webp'],
];

const data = [{ hash: 'h', variables: {}, data: { title: 'The whale watching', summary } }];

function open(markup: string): void {
  const site = { siteUrl: 'https://offers.example', contactEmail: null };
  document.body.innerHTML = markup + writeHydrationPayload({ ...emptyPayload, ...site, hydrate: true, data }, [body]);
  // as a browser with scripts reads it
  for (const part of document.querySelectorAll('noscript')) part.textContent = part.innerHTML;
}

it('finds the same texts in the markup and in the page', () => {
  open(body);
  expect(textsOfMarkup(body)).toEqual(texts);
  expect(textsOfPage()).toEqual(texts);
});

it('sends data without the texts that stand on the page', () => {
  open(body);
  expect(document.getElementById('hydrationPayload')?.textContent).not.toMatch(/whale|chips/);
  expect(readHydrationPayload()).toMatchObject({ hydrate: true, data });
});

it('a page whose texts something else has changed draws itself from scratch', () => {
  open(body.replace('The whale watching', 'Another tour on the water'));
  expect(readHydrationPayload()).toMatchObject({ hydrate: false, data: [], siteUrl: 'https://offers.example' });
});

it('tells pages with other texts apart', () => {
  expect(checksumOf(texts)).not.toBe(checksumOf([...texts].reverse()));
  expect(checksumOf([])).toBeNull();
});
