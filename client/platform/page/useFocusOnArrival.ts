import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Following a link to another page moves the focus to its content, as loading a page would; else the keyboard and
 * screen readers would stay where the link was. Coming back moves it to the link that was followed, as a browser does.
 * A link that is gone with the filter that it lifted leaves it to the content as well.
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
      if (link) followed.current.set(key, link.getAttribute('href'));
    };
    element?.addEventListener('click', remember);
    return () => element?.removeEventListener('click', remember);
  }, [content, key]);

  useEffect(() => {
    if (previous.current === pathname) {
      const isLost = document.activeElement === document.body && pressed.current?.isConnected === false;
      if (isLost) content.current?.focus({ preventScroll: true });
      return;
    }
    previous.current = pathname;
    const isBack = navigationType === NavigationType.Pop;
    const link = isBack ? findLink(content.current, followed.current.get(key)) : undefined;
    // a place that is still there, such as the menu, keeps the focus
    if (isBack && !link && document.activeElement !== document.body) return;
    (link ?? content.current)?.focus({ preventScroll: true });
  }, [content, key, navigationType, pathname]);
}

function findLink(content: HTMLElement | null, href: string | null | undefined): HTMLElement | undefined {
  const links = [...(content?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
  return links.find((link) => link.getAttribute('href') === href);
}
