import path from 'node:path';
import { anchorOf } from './anchorOf';
import { guidePath, guides, type Guide } from './guides';

/**
 * Returns the address on the site that a link of a file of the repository leads to; null: the portal does not show it.
 * Addresses of other sites and of this one (`/problems/…`) stay.
 */
export function resolveLink(href: string, file: string): string | null {
  if (/^(?:https?:\/\/|\/)/.test(href)) return href;
  const [relative = '', anchor = ''] = href.split('#', 2);
  const target = relative === '' ? file : path.posix.join(path.posix.dirname(file), relative);
  const example = /^schema\/examples\/(?:[\w-]+\/)?(\w+)\.graphql$/.exec(target)?.[1];
  if (example !== undefined) return `/developers/examples/${example}`;
  if (target === 'schema/schema.graphql') return '/developers/graphql';
  if (target === 'docs/changelog.md') return '/developers/changelog';
  const guide = guides.find((each) => each.file === target && showsAnchor(each, anchor));
  return guide ? guidePath(guide) + anchorIn(guide, anchor) : null;
}

function showsAnchor({ only, without = [] }: Guide, anchor: string): boolean {
  const isListed = (titles: readonly string[]) => titles.some((title) => anchorOf(title) === anchor);
  return !isListed(without) && (only === undefined || anchor === '' || isListed(only));
}

/** A guide of one section begins with it, without its heading. */
function anchorIn({ only }: Guide, anchor: string): string {
  return anchor === '' || only?.length === 1 ? '' : `#${anchor}`;
}
