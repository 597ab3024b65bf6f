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

// limit for what never appears; generous, because the machine may be busy
configure({ asyncUtilTimeout: 60_000 });

interface Screen {
  routes: RouteObject[];
  /** the first address of the visit */
  at: string;
  answers?: MockResolvers;
  /** the links before the HTTP link, for tests of them */
  link?: ApolloLink;
}

/** Renders screens on a mocked schema and reports the current address. */
export async function renderScreen({ routes, at, answers = {}, link }: Screen) {
  const place = { current: at };

  function Routes() {
    const { pathname, search, hash } = useLocation();
    const here = pathname + search + hash;
    // screens read the router's address only, but Apollo links read the browser's
    window.history.replaceState(null, '', here);
    // a navigation renders in pieces, so wait until all of it is there
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
