import { matchRoutes } from 'react-router';
import { wantsWholeNavigation } from '../features/site-navigation/wholeNavigation';
import { afterPaint } from '../platform/page/afterPaint';
import { whenIdle } from '../platform/page/whenIdle';
import { publicRoutes } from './publicRoutes';

interface ScreenType {
  prefetch?: () => Promise<unknown>;
}

/** Fetches the code of the public screen that a link of this site leads to, unless it is loaded already. */
function prefetchScreen({ origin, pathname, target }: HTMLAnchorElement): void {
  if (origin !== window.location.origin || pathname === window.location.pathname) return;
  if (target !== '' && target !== '_self') return;
  const element = matchRoutes(publicRoutes, pathname)?.at(-1)?.route.element as { type?: ScreenType } | undefined;
  // Following the link fetches it again and reports a failure.
  void element?.type?.prefetch?.().catch(() => undefined);
}

const signsOfIntent = ['pointerover', 'pointerdown', 'focusin'] as const;

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

const linkOrMenu = 'a[href], summary, [popovertarget]';

/** What the navigation takes to render must not delay a tap: menus need it at once, the next page a little later. */
function prefetchFor(target: Element): void {
  if (target instanceof HTMLAnchorElement) {
    prefetchScreen(target);
    whenIdle(() => wantsWholeNavigation.set(true));
  } else {
    wantsWholeNavigation.set(true);
  }
}

/** A tap is several signs, one after the other, at the same link. */
function prefetchOnIntent(): void {
  const wanted = new Set<Element>();
  for (const sign of signsOfIntent) {
    document.addEventListener(
      sign,
      ({ target }) => {
        if (sign !== 'pointerdown' && savesData()) return;
        const element = target instanceof Element ? target.closest(linkOrMenu) : null;
        if (!element) return;
        if (wanted.size === 0) {
          void afterPaint().then(() => {
            const all = [...wanted];
            wanted.clear();
            all.forEach(prefetchFor);
          });
        }
        wanted.add(element);
      },
      { passive: true },
    );
  }
}

/**
 * Fetches a screen's code, and the navigation with all its menus, when a pointer or the focus reaches a link or menu,
 * because a slow line takes a second or two. Also fetches the screen of the first card, once the page has loaded. With
 * data saving on, only a press fetches.
 */
export function prefetch(): void {
  // a menu that was opened before the scripts had loaded
  if (document.querySelector('header details[open]')) wantsWholeNavigation.set(true);
  prefetchOnIntent();

  // a style that failed to load would count as loaded when its screen opens
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    true,
  );

  const fetchFirstCard = () => {
    const link = savesData() ? null : document.querySelector<HTMLAnchorElement>('main article a[href]');
    if (link) prefetchScreen(link);
  };
  const whenLoaded = () => setTimeout(fetchFirstCard, 1500);
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded, { once: true });
}
