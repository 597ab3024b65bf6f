import type { ReactNode } from 'react';
import { LastActionsProvider } from '../ui/last-actions/LastActionsProvider';
import type { MockResolvers } from './mockServer';
import { renderScreen } from './renderScreen';
import { UnstyledAntd } from './UnstyledAntd';

interface AdminScreen {
  path: string;
  element: ReactNode;
  at?: string;
  answers: MockResolvers;
}

/** An administrators' screen within its layout. */
export function renderAdminScreen({ path, element, at = path, answers }: AdminScreen) {
  const framed = (
    <UnstyledAntd>
      <LastActionsProvider>{element}</LastActionsProvider>
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
