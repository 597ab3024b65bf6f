import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createClient } from '../platform/apollo/createClient';
import { LastActionsContext, type Report } from '../ui/last-actions/lastActionsContext';
import { mockServer, type MockResolvers } from './mockServer';

/** Renders a hook of actions on a mocked schema, and collects what the actions report. */
export function renderActions<Hook>(useActions: () => Hook, answers: MockResolvers) {
  const reports: Report[] = [];
  const client = createClient(mockServer(answers));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <MemoryRouter>
        <LastActionsContext value={(report) => void reports.push(report)}>{children}</LastActionsContext>
      </MemoryRouter>
    </ApolloProvider>
  );
  const { result, unmount } = renderHook(useActions, { wrapper });
  return {
    reports,
    client,
    unmount,
    /** the hook of the latest rendering */
    hook: () => result.current,
    /** Awaits an action and the rendering after it. */
    run: <Value,>(action: (hook: Hook) => Promise<Value>): Promise<Value> => act(() => action(result.current)),
    /** Undoes the latest action, and waits for its report. */
    undo: () =>
      act(async () => {
        const before = reports.length;
        reports.at(-1)?.undo?.();
        while (reports.length === before) await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}
