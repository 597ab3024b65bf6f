import { useRoutes } from 'react-router';
import { privateRoutes } from './privateRoutes';

/** What stands behind a login, and the login itself: loaded and drawn in the browser only. */
export default function PrivateArea() {
  return useRoutes(privateRoutes);
}
