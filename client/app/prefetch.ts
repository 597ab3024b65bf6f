import { matchRoutes } from 'react-router';
import { publicRoutes } from './publicRoutes';

interface ScreenType {
  prefetch?: () => Promise<unknown>;
}

/** Fetches the code of the public screen that a link of this site leads to; what is there already is not fetched anew. */
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

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/**
 * On a slow line a screen's code takes a second or two. It is fetched as soon as a pointer or the focus is on a link;
 * the screen of the first card, to which most lead, once the page has all that it needs itself. Who saves data fetches
 * nothing that may not be needed.
 */
export function prefetch(): void {
  for (const sign of signsOfIntent) {
    document.addEventListener(
      sign,
      (event) => {
        const link = linkOf(event);
        if (link && (sign === 'pointerdown' || !savesData())) prefetchScreen(link);
      },
      { passive: true },
    );
  }

  // a style that did not arrive would count as there when its screen is opened
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
