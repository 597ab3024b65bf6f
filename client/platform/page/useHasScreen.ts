import { useContext } from 'react';
import { matchPath } from 'react-router';
import { ScreenPathsContext } from './contexts/ScreenPathsContext';

/** Returns whether a path, with or without a query, leads to a screen of this site. */
export function useHasScreen(): (path: string) => boolean {
  const screenPaths = useContext(ScreenPathsContext);
  return (path) => screenPaths.some((pattern) => matchPath(pattern, path.replace(/[?#].*/, '')) !== null);
}
