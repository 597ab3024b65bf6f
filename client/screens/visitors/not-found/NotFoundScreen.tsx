import { NotFound } from '../../../features/site-navigation/NotFound';

/** Small, and shown to those who are in a hurry: it comes with every page. */
export function NotFoundScreen() {
  return <NotFound />;
}
