import { useRoutes } from 'react-router';
import { privateRoutes } from './privateRoutes';

/** The login and all screens behind it; only the browser loads and renders them. */
export default function PrivateArea() {
  return useRoutes(privateRoutes);
}
