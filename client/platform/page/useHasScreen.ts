import { useContext } from 'react';
import { matchPath } from 'react-router';
import { ScreenPathsContext } from './contexts/ScreenPathsContext';

export function useHasScreen(): (path: string) => boolean {
  const screenPaths = useContext(ScreenPathsContext);
  return (path) => screenPaths.some((pattern) => matchPath(pattern, path) !== null);
}
