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

const menu = 'summary, [popovertarget]';

/** Whatever rendering the navigation takes must not delay the tap: menus need it at once, the next page a little later. */
function prefetchFor(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link) prefetchScreen(link);
  if (target.closest(menu)) wantsWholeNavigation.set(true);
  else if (link) whenIdle(() => wantsWholeNavigation.set(true));
}

/** A tap is several signs, one after the other, which count as one: the last. */
function prefetchOnIntent(): void {
  let awaited: Element | null = null;
  for (const sign of signsOfIntent) {
    document.addEventListener(
      sign,
      ({ target }) => {
        if (!(target instanceof Element) || (sign !== 'pointerdown' && savesData())) return;
        const isAwaited = awaited !== null;
        awaited = target;
        if (isAwaited) return;
        void afterPaint().then(() => {
          if (awaited) prefetchFor(awaited);
          awaited = null;
        });
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
