import { useRoutes } from 'react-router';
import { publicRoutes } from './publicRoutes';

export function PublicArea() {
  return useRoutes(publicRoutes);
}
