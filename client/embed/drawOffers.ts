import { siteName } from '../generated/brand';
import { formatDate } from '../shared/dates/formatDate';
import type { Offer, Offers } from './readOffers';

type Attributes = Readonly<Record<string, string>>;

/** Texts never become markup: they come from another site. */
function element(name: string, attributes: Attributes, ...children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const link = (url: string, text: string, part: string): HTMLElement =>
  element('a', { href: url, target: '_blank', rel: 'noopener', part }, text);

function card({ url, title, summary = '', image, _offer: facts }: Offer): HTMLElement {
  const where = [facts?.category, facts?.place].filter(Boolean).join(' · ');
  const picture =
    image === undefined
      ? element('span', { class: 'picture', part: 'picture' })
      : element('img', { class: 'picture', part: 'picture', src: image, alt: facts?.imageAlt ?? '', loading: 'lazy' });
  const texts = [
    element('h3', { part: 'title' }, link(url, title, 'link')),
    ...(where === '' ? [] : [element('p', { class: 'quiet', part: 'place' }, where)]),
    ...(summary === '' ? [] : [element('p', { class: 'summary', part: 'summary' }, summary)]),
    ...(facts?.lastDay ? [element('p', { class: 'until', part: 'until' }, `Until ${formatDate(facts.lastDay)}`)] : []),
  ];
  return element('li', { part: 'card' }, picture, element('div', {}, ...texts));
}

/** Returns the offers as cards with a link to the site. `heading` replaces the topic's name; empty: no heading. */
export function drawOffers({ title, home_page_url: site, items }: Offers, heading: string | null): Node[] {
  const name = heading ?? title.replace(` – ${siteName}`, '');
  return [
    ...(name === '' ? [] : [element('h2', { part: 'heading' }, name)]),
    items.length === 0
      ? element('p', { class: 'quiet' }, 'No offers at the moment.')
      : element('ul', { part: 'list' }, ...items.map(card)),
    element('p', { class: 'more' }, link(site, `See all on ${siteName}`, 'more')),
  ];
}

/** Says that nothing came, with a link to the site. */
export function drawFailure(site: string): Node[] {
  return [
    element('p', { class: 'quiet', role: 'status' }, 'The offers could not be loaded. ', link(site, siteName, 'more')),
  ];
}
