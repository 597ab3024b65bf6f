import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';
import { privatePaths } from '../shared/privatePaths';
import { RequireSession } from './guards/RequireSession';

const LoginLayout = lazy(() => import('./layouts/LoginLayout'));
const LoginScreen = lazy(() => import('../screens/sign-in/login/LoginScreen'));
const AdminLayout = lazy(() => import('./layouts/AdminLayout'));
const AdminIndexScreen = lazy(() => import('../screens/admins/index/AdminIndexScreen'));
const BrochuresScreen = lazy(() => import('../screens/admins/brochures/BrochuresScreen'));
const ArchivedBrochuresScreen = lazy(() => import('../screens/admins/archived-brochures/ArchivedBrochuresScreen'));

/** A screen that is added here appears in the administrators' bar by itself (`layouts/adminBar`). */
const adminScreens = [
  { path: paths.admin(), element: <AdminIndexScreen /> },
  { path: privatePaths.adminBrochures(), element: <BrochuresScreen /> },
  { path: privatePaths.adminArchivedBrochures(), element: <ArchivedBrochuresScreen /> },
];

/** What stands behind a login, and the login itself. Their addresses: `isClientOnlyPath` (`shared/paths`). */
export const privateRoutes: RouteObject[] = [
  { element: <LoginLayout />, children: [{ path: paths.login(), element: <LoginScreen /> }] },
  {
    element: <RequireSession />,
    children: [
      {
        element: <AdminLayout screenPaths={adminScreens.map((screen) => screen.path)} />,
        children: adminScreens,
      },
    ],
  },
];
