import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { To } from 'react-router';
import { isInCrawlPlan } from '../../shared/crawlPlan';
import { useHref, useNavigate } from './useLink';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
}

/** False for clicks that open a tab, a window or a download, which the browser handles. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/**
 * A link within the site, without a page load. The router's own component includes prefetching and forms, 6 kB that no
 * page needs. Adds `nofollow` to links outside the crawl plan.
 */
export function Link({ to, replace, state, onClick, target, rel, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (target !== undefined && target !== '_self')) return;
    event.preventDefault();
    // following the current address adds no history entry
    const isHere = href === window.location.pathname + window.location.search + window.location.hash;
    void navigate(to, { replace: replace ?? isHere, state });
  };
  return (
    <a {...rest} href={href} target={target} rel={relOf(href, rel)} onClick={follow}>
      {children}
    </a>
  );
}

function relOf(href: string, rel: string | undefined): string | undefined {
  if (isInCrawlPlan(href)) return rel;
  return rel === undefined ? 'nofollow' : `${rel} nofollow`;
}
