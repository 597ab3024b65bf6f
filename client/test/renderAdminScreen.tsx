import type { ReactNode } from 'react';
import { isScreenOf } from '../app/layouts/screenRights';
import { staffRoleOf } from '../features/session/staffRoleOf';
import { useSession } from '../features/session/useSession';
import { ScreenPathsContext } from '../platform/page/contexts/ScreenPathsContext';
import { LastActionsProvider } from '../ui/last-actions/LastActionsProvider';
import { adminScreenPatterns } from './adminScreenPatterns';
import type { MockResolvers } from './mockServer';
import { renderScreen } from './renderScreen';
import { UnstyledAntd } from './UnstyledAntd';

interface AdminScreen {
  path: string;
  element: ReactNode;
  at?: string;
  answers: MockResolvers;
}

/** An administrators' screen within its layout, which knows the screens of the role. */
export function renderAdminScreen({ path, element, at = path, answers }: AdminScreen) {
  const framed = (
    <UnstyledAntd>
      <ScreensOfRole>
        <LastActionsProvider>{element}</LastActionsProvider>
      </ScreensOfRole>
    </UnstyledAntd>
  );
  return renderScreen({
    routes: [
      { path, element: framed },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    at,
    answers: { viewer: () => ({ role: 'ADMINISTRATOR' }), ...answers },
  });
}

function ScreensOfRole({ children }: { children: ReactNode }) {
  const role = staffRoleOf(useSession().session);
  const paths = adminScreenPatterns().filter((path) => isScreenOf(role, path));
  return <ScreenPathsContext value={paths}>{children}</ScreenPathsContext>;
}
