import { createPath, type NavigateFunction, type To } from 'react-router';

/**
 * Take the place of `useLink.ts` on the server (`vite/serverModulesPlugin.ts`), where nobody follows links: a page has a
 * hundred of them, and the router's hooks took a fifteenth of its time. `useLink.server.test.tsx` compares both.
 *
 * `to`: an absolute address of the site, as all links of public pages have.
 */
export function useHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

const stay: NavigateFunction = () => Promise.resolve();

export function useNavigate(): NavigateFunction {
  return stay;
}
