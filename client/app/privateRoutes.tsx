import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';

const LoginScreen = lazy(() => import('../screens/sign-in/login/LoginScreen'));
const AdminIndexScreen = lazy(() => import('../screens/admins/index/AdminIndexScreen'));
const BrochuresScreen = lazy(() => import('../screens/admins/brochures/BrochuresScreen'));
const ArchivedBrochuresScreen = lazy(() => import('../screens/admins/archived-brochures/ArchivedBrochuresScreen'));

/** What stands behind a login, and the login itself: loaded and drawn in the browser only. */
export const privateRoutes: RouteObject[] = [
  { path: paths.login(), element: <LoginScreen /> },
  { path: paths.admin(), element: <AdminIndexScreen /> },
  { path: paths.adminBrochures(), element: <BrochuresScreen /> },
  { path: paths.adminArchivedBrochures(), element: <ArchivedBrochuresScreen /> },
];
