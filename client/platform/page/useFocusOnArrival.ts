import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Following a link to another page moves the focus to its content, as loading a page would; else the keyboard and
 * screen readers would stay where the link was.
 */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (navigationType !== NavigationType.Pop) content.current?.focus({ preventScroll: true });
  }, [content, navigationType, pathname]);
}
