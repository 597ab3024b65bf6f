import { text } from 'node:stream/consumers';
import { ApolloLink, type ApolloClient, type DocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { firstValueFrom } from 'rxjs';
import { BrochureCardBrochureFragmentDoc } from '../../generated/BrochureCard';
import { BrochureSuggestionsDocument } from '../../generated/BrochureSuggestions';
import { mockBrochure, mockConnection } from '../../test/mockBrochure';
import { mockServer, refusal, type MockResolvers } from '../../test/mockServer';
import { createClient } from './createClient';
import * as plain from './hooks';
import * as fast from './hooks.server';
import { LazyClient } from './LazyClient';
import { PageQueries, PageQueriesContext } from './PageQueries';

/* Compares the hooks of the server with Apollo's own rendering in passes. */

interface Hooks {
  useQuery: (query: DocumentNode, options: never) => { data?: unknown; error?: unknown; loading: boolean };
  useFragment: (options: never) => { data: unknown };
}

interface Card {
  displayTitle: string;
  category: { name: string };
}

interface Suggestions {
  brochures: { edges: { node: { id: string } }[] };
}

function screenOf({ useQuery, useFragment }: Hooks) {
  function Card({ from }: { from: unknown }) {
    const options = { fragment: BrochureCardBrochureFragmentDoc, fragmentName: 'BrochureCard_brochure', from };
    const { displayTitle, category } = useFragment(options as never).data as Card;
    return <li>{`${displayTitle} in ${category.name}`}</li>;
  }
  function Screen({ filter, skip = false }: { filter: object; skip?: boolean }) {
    const { data, error, loading } = useQuery(BrochureSuggestionsDocument, { variables: { filter }, skip } as never);
    const edges = (data as Suggestions | undefined)?.brochures.edges ?? [];
    return (
      <section>
        <p>
          {JSON.stringify({ hasData: data !== undefined, message: (error as Error | undefined)?.message, loading })}
        </p>
        <ul>
          {edges.map(({ node }) => (
            <Card key={node.id} from={node} />
          ))}
        </ul>
      </section>
    );
  }
  return (
    <Suspense fallback={<p>Loading</p>}>
      <Screen filter={{ q: 'surf' }} />
      <Screen filter={{ q: 'sea' }} />
      <Screen filter={{ q: 'surf' }} />
      <Screen filter={{}} skip />
    </Suspense>
  );
}

async function renderPlain(answers: MockResolvers) {
  const client = createClient(mockServer(answers));
  const tree = <ApolloProvider client={client}>{screenOf(plain)}</ApolloProvider>;
  const { result } = await prerenderStatic({ tree, renderFunction: prerenderToNodeStream });
  return { html: result, client };
}

async function renderFast(answers: MockResolvers) {
  const idle = createClient(ApolloLink.empty());
  const link = mockServer(answers);
  const queries = new PageQueries(({ query, variables }) =>
    firstValueFrom(ApolloLink.execute(link, { query, variables }, { client: idle })),
  );
  const tree: ReactNode = <PageQueriesContext value={queries}>{screenOf(fast)}</PageQueriesContext>;
  const { prelude } = await prerenderToNodeStream(tree);
  return { html: await text(prelude), results: queries.results };
}

const surfing = [mockBrochure(1, 'Surf lesson'), mockBrochure(2, 'Surf & turf')];
const withoutComments = (html: string) => html.replaceAll(/<!--.*?-->/g, '');

it.each<[string, MockResolvers]>([
  ['data', { brochures: (args: object) => mockConnection(surfing, args) }],
  ['an empty list', { brochures: () => mockConnection([]) }],
  [
    'a refusal',
    {
      brochures: () => {
        throw refusal('BAD_REQUEST', 'The search is too long.');
      },
    },
  ],
])('render the same markup from %s', async (_what, answers) => {
  const [slow, quick] = [await renderPlain(answers), await renderFast(answers)];
  expect(withoutComments(quick.html)).toBe(withoutComments(slow.html));
});

it('run each query once, and give the browser a cache like the server’s', async () => {
  let asked = 0;
  const answers: MockResolvers = { brochures: (args: object) => ((asked += 1), mockConnection(surfing, args)) };
  const { client: slow, html } = await renderPlain(answers);
  asked = 0;
  const { results } = await renderFast(answers);
  expect(asked).toBe(2);
  const browser: ApolloClient = createClient(
    new ApolloLink(() => {
      throw new Error('The browser has asked again.');
    }),
  );
  const lazy = new LazyClient(() => Promise.resolve(browser), structuredClone(results));
  const render = () => renderToString(<ApolloProvider client={lazy.asClient}>{screenOf(plain)}</ApolloProvider>);
  expect(withoutComments(render())).toBe(withoutComments(html));
  await lazy.connect();
  expect(withoutComments(render())).toBe(withoutComments(html));
  expect(browser.extract()).toEqual(slow.extract());
});

it('render the loading state without queries', async () => {
  const tree = <PageQueriesContext value={null}>{screenOf(fast)}</PageQueriesContext>;
  const { prelude } = await prerenderToNodeStream(tree);
  const html = await text(prelude);
  expect(html.match(/&quot;loading&quot;:true/g)).toHaveLength(3);
});
