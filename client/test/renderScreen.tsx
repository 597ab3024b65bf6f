import '@testing-library/jest-dom';
import type { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { act, configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Suspense, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { createClient } from '../platform/apollo/createClient';
import { mockServer, type MockResolvers } from './mockServer';

// for what never comes; a busy machine may take its time
configure({ asyncUtilTimeout: 60_000 });

interface Screen {
  routes: RouteObject[];
  /** where the visit begins */
  at: string;
  answers?: MockResolvers;
  /** what stands before the HTTP link in the browser, for tests of it */
  link?: ApolloLink;
}

/** Draws screens as the browser would, on a mocked schema, and tells where the visit has come to. */
export async function renderScreen({ routes, at, answers = {}, link }: Screen) {
  const place = { current: at };

  function Routes() {
    const { pathname, search, hash } = useLocation();
    const here = pathname + search + hash;
    // the screens read no address but the router's; links before the network read the browser's
    window.history.replaceState(null, '', here);
    // a step is drawn piece by piece: it has come to its place when all of it is there
    useLayoutEffect(() => {
      place.current = here;
    });
    return useRoutes(routes);
  }

  const server = mockServer(answers);
  const client = createClient(link === undefined ? server : link.concat(server));
  const page = (
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Suspense fallback={<p>Loading</p>}>
          <Routes />
        </Suspense>
      </MemoryRouter>
    </ApolloProvider>
  );
  const view = await act(() => Promise.resolve(render(page)));
  return { ...view, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }), place, client };
}
