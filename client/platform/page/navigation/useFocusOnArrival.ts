import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { historyKey } from './historyKey';

/**
 * Moves the focus to the content after a link to another page, as a page load would; otherwise the focus would stay at
 * the link. Going back moves it to the followed link, as browsers do. If the link disappeared with the filter it
 * removed, the content gets the focus.
 */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef(pathname);
  const followed = useRef(new Map<string, string | null>());
  const pressed = useRef<Element>(null);

  useEffect(() => {
    const element = content.current;
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      pressed.current = link;
      if (link) followed.current.set(historyKey(), link.getAttribute('href'));
    };
    element?.addEventListener('click', remember);
    return () => element?.removeEventListener('click', remember);
  }, [content]);

  useEffect(() => {
    if (previous.current === pathname) {
      const isLost = document.activeElement === document.body && pressed.current?.isConnected === false;
      if (isLost) content.current?.focus({ preventScroll: true });
      return;
    }
    previous.current = pathname;
    const isBack = navigationType === NavigationType.Pop;
    const link = isBack ? findLink(content.current, followed.current.get(key)) : undefined;
    // an element that still exists, such as the menu, keeps the focus
    if (isBack && !link && document.activeElement !== document.body) return;
    (link ?? content.current)?.focus({ preventScroll: true });
  }, [content, key, navigationType, pathname]);
}

function findLink(content: HTMLElement | null, href: string | null | undefined): HTMLElement | undefined {
  const links = [...(content?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
  return links.find((link) => link.getAttribute('href') === href);
}
