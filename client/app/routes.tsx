import type { RouteObject } from 'react-router';
import { privateRoutes } from './privateRoutes';
import { publicRoutes } from './publicRoutes';

/** The whole site. The server renders `publicRoutes` only, so it never loads the administration. */
export const routes: RouteObject[] = [...privateRoutes, ...publicRoutes];
