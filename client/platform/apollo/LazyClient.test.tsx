import { ApolloLink, type ApolloClient, type FragmentType } from '@apollo/client';
import { ApolloProvider, skipToken } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { memo, StrictMode } from 'react';
import { firstValueFrom, Observable, type Subscribable } from 'rxjs';
import { BrochureCardBrochureFragmentDoc, useBrochureCardBrochureFragment } from '../../generated/BrochureCard';
import { BrochureListScreenDocument, useBrochureListScreenQuery } from '../../generated/BrochureListScreen';
import { useCouponPriceBrochureFragment } from '../../generated/CouponPrice';
import { PurchaseCouponDocument, usePurchaseCouponMutation } from '../../generated/PurchaseCoupon';
import type { BrochureCardBrochureFragment, BrochureListScreenQueryVariables } from '../../generated/types';
import { mockBrochure, mockConnection } from '../../test/mockBrochure';
import { mockServer, refusal, type MockResolvers } from '../../test/mockServer';
import { createClient } from './createClient';
import { LazyClient } from './LazyClient';
import { PageQueries } from './PageQueries';
import type { ServerResult } from './serverResults';
import { useClient } from './useClient';

/*
 * The same screen with Apollo Client whose cache has the payload, and with `LazyClient`, loaded or connected by the
 * visitor's act or before it: whatever happens, both show the same in the same order.
 */

type Variables = BrochureListScreenQueryVariables;

const surf: Variables = { first: 2, after: null, filter: { q: 'surf' }, orderBy: [] };
const sea: Variables = { ...surf, filter: { q: 'sea' } };

const cardRendered = jest.fn();

const Card = memo(function Card({ brochure }: { brochure: FragmentType<BrochureCardBrochureFragment> }) {
  cardRendered();
  const { data, complete } = useBrochureCardBrochureFragment(brochure);
  return complete && <Price title={data.displayTitle} brochure={data} />;
});

function Price({ title, brochure }: { title: string; brochure: Parameters<typeof useCouponPriceBrochureFragment>[0] }) {
  const { data } = useCouponPriceBrochureFragment(brochure);
  return <li>{`${title}: ${String(data.couponsRemaining)} left`}</li>;
}

function List({ variables }: { variables: Variables | null }) {
  const query = useBrochureListScreenQuery(
    variables === null ? skipToken : { variables, notifyOnNetworkStatusChange: true },
  );
  const { data, previousData, error, loading, refetch, fetchMore } = query;
  const [purchase] = usePurchaseCouponMutation();
  const { cache } = useClient();
  const shown = (data ?? previousData)?.brochures;
  const after = shown?.pageInfo.endCursor ?? null;
  const input = { brochureId: 'brochure-1', name: 'Kim', email: 'kim@example.com', acceptTerms: true };
  return (
    <section>
      {JSON.stringify({ loading, hasData: data !== undefined, error: error?.message })}
      <ul>
        {shown?.edges.map(({ node }) => (
          <Card key={node.id} brochure={node} />
        ))}
      </ul>
      <button onClick={() => void refetch().catch(() => undefined)}>again</button>
      <button onClick={() => void fetchMore({ variables: { after } }).catch(() => undefined)}>more</button>
      <button
        onClick={() =>
          void purchase({ variables: { input: { ...input, idempotencyKey: 'k' } } }).catch(() => undefined)
        }
      >
        buy
      </button>
      <button onClick={() => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'brochures' })}>evict</button>
    </section>
  );
}

const offers = [1, 2, 3].map((id) =>
  mockBrochure(id, `Offer ${String(id)}`, { type: 'CP_AD', couponsRemaining: 10 * id }),
);

const answers: MockResolvers = {
  brochures: ({ filter, ...page }: { filter: { q: string } }) => {
    if (filter.q === 'bad') throw refusal('BAD_REQUEST', 'The search is too long.');
    return mockConnection(filter.q === 'sea' ? offers.slice(1) : offers, page);
  },
  purchaseCoupon: () => ({
    __typename: 'CouponSoldOut',
    message: 'Gone',
    brochure: { ...offers[0], couponsRemaining: 0 },
  }),
};

const idle = createClient(ApolloLink.empty());

/** The payload of a page that has asked for the offers of "surf". */
async function payload() {
  const link = mockServer(answers);
  const queries = new PageQueries((operation) => firstValueFrom(ApolloLink.execute(link, operation, { client: idle })));
  await queries.read(BrochureListScreenDocument, surf);
  return JSON.parse(JSON.stringify(queries.results)) as ServerResult[];
}

interface Setting {
  /** how the client of the browser reaches the screen */
  kind: 'apollo' | 'lazy' | 'loaded' | 'connected';
  variables?: Variables | null;
  link?: ApolloLink;
  failingLoads?: number;
}

/** Lets everything happen that waits for no clock: the mocked server answers at once. */
const moment = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });

/** Renders the screen and logs what it shows, without repetitions. */
async function open({ kind, variables = surf, link = mockServer(answers), failingLoads = 0 }: Setting) {
  let sent = 0;
  let fails = failingLoads;
  const counting = new ApolloLink((operation, forward) => {
    sent += 1;
    return forward(operation);
  });
  const client = createClient(counting.concat(link));
  const lazy = new LazyClient(
    () => {
      fails -= 1;
      return fails >= 0 ? Promise.reject(new Error('No connection')) : Promise.resolve(client);
    },
    await payload(),
  );
  if (kind === 'apollo') await lazy.load().then((loaded) => lazy.watch(loaded, { query: BrochureListScreenDocument }));
  const provided: ApolloClient = kind === 'apollo' ? client : lazy.asClient;

  const log: string[] = [];
  const page = (shown: Variables | null) => (
    <StrictMode>
      <ApolloProvider client={provided}>
        <List variables={shown} />
      </ApolloProvider>
    </StrictMode>
  );
  const view = render(page(variables));
  const note = () => {
    const text = [...view.container.querySelectorAll('section, li')].map((node) => node.firstChild?.textContent).join();
    if (text !== log.at(-1)) log.push(text);
  };
  note();
  new MutationObserver(note).observe(view.container, { subtree: true, childList: true, characterData: true });
  if (kind === 'loaded') await act(() => lazy.load().then(() => undefined));
  if (kind === 'connected') await act(() => lazy.connect().then(() => undefined));
  await moment();
  return {
    log,
    lazy,
    sent: () => sent,
    show: (shown: Variables | null) => view.rerender(page(shown)),
    press: (name: string) => void fireEvent.click(screen.getByRole('button', { name })),
    close: () => view.unmount(),
  };
}

type Page = Awaited<ReturnType<typeof open>>;

const acts: [string, Partial<Setting>, ((page: Page) => void)[]][] = [
  ['shows the payload', {}, []],
  ['asks for what the payload lacks', { variables: sea }, []],
  ['shows an error', { variables: { ...surf, filter: { q: 'bad' } } }, []],
  ['goes from an error to data', { variables: { ...surf, filter: { q: 'bad' } } }, [({ show }) => show(sea)]],
  ['tries again', { variables: { ...surf, filter: { q: 'bad' } } }, [({ press }) => press('again')]],
  ['keeps the previous data while variables change', {}, [({ show }) => show(sea), ({ show }) => show(surf)]],
  ['loads more', {}, [({ press }) => press('more')]],
  ['loads more after other variables', {}, [({ show }) => show(sea), ({ press }) => press('more')]],
  ['asks again', {}, [({ press }) => press('again')]],
  ['skips, then asks', { variables: null }, [({ show }) => show(sea)]],
  ['skips, then shows the payload', { variables: null }, [({ show }) => show(surf)]],
  ['asks, then skips', {}, [({ show }) => show(null), ({ show }) => show(surf)]],
  ['shows a change by a mutation everywhere', {}, [({ press }) => press('buy')]],
  ['loads more after a mutation', {}, [({ press }) => press('buy'), ({ press }) => press('more')]],
];

async function play(kind: Setting['kind'], [, setting, steps]: (typeof acts)[number]) {
  const page = await open({ kind, ...setting });
  for (const step of steps) {
    step(page);
    await moment();
    await moment();
  }
  page.close();
  return { log: page.log, sent: page.sent() };
}

describe.each(['lazy', 'loaded', 'connected'] as const)('%s', (kind) => {
  it.each(acts)('%s', async (...scene) => {
    expect(await play(kind, scene)).toEqual(await play('apollo', scene));
  });

  it('asks again for what is dropped from the cache', async () => {
    const page = await open({ kind });
    expect(page.sent()).toBe(0);
    page.press('evict');
    await moment();
    await moment();
    expect(page.sent()).toBe(1);
    expect(page.log.at(-1)).toContain('"hasData":true');
  });
});

it('shows the payload at once, and neither asks nor renders again when the client connects', async () => {
  const { log, sent, lazy } = await open({ kind: 'lazy' });
  cardRendered.mockClear();
  await act(() => lazy.connect().then(() => undefined));
  await moment();
  expect(log).toHaveLength(1);
  expect(log[0]).toContain('"loading":false,"hasData":true');
  expect(log[0]).toContain('Offer 2: 20 left');
  expect(sent()).toBe(0);
  expect(cardRendered).not.toHaveBeenCalled();
});

it('asks once if variables change again before the client has loaded', async () => {
  const { log, sent, show } = await open({ kind: 'lazy' });
  show({ ...sea, filter: { q: 'bad' } });
  show(sea);
  await moment();
  await moment();
  expect(log.at(-1)).toContain('Offer 3: 30 left');
  expect(sent()).toBe(1);
});

it('reports a client that cannot be loaded, and loads it when the visitor tries again', async () => {
  const { log, press } = await open({ kind: 'lazy', variables: sea, failingLoads: 1 });
  expect(log.at(-1)).toContain('"error":"No connection"');
  press('again');
  await moment();
  await moment();
  expect(log.at(-2)).toContain('"loading":true');
  expect(log.at(-1)).toContain('Offer 3: 30 left');
});

it('keeps the page when the client cannot be loaded for more', async () => {
  const { log, press } = await open({ kind: 'lazy', failingLoads: 1 });
  press('more');
  await moment();
  press('more');
  await moment();
  expect(log.at(-1)).toContain('Offer 3: 30 left');
});

it('gives a part that is rendered just after the client has connected its data of the payload', async () => {
  const results = await payload();
  const lazy = new LazyClient(() => Promise.resolve(createClient(ApolloLink.empty())), results);
  const query: Subscribable<unknown> = lazy.watchQuery({ query: BrochureListScreenDocument, variables: surf });
  const watching = query.subscribe({});
  await lazy.connect();
  const { brochures } = results[0]!.data as { brochures: { edges: { node: { id: string } }[] } };
  const from = lazy.cache.identify(brochures.edges[1]?.node ?? {});
  const part = lazy.watchFragment({
    ...{ fragment: BrochureCardBrochureFragmentDoc, fragmentName: 'BrochureCard_brochure' },
    from: from as string,
  });
  expect(part.getCurrentResult()).toMatchObject({ complete: true, data: { displayTitle: 'Offer 2' } });
  watching.unsubscribe();
});

it.each([
  ['no-cache', 0],
  ['network-only', 1],
] as const)('a call with %s finds %i list in the cache', async (fetchPolicy, expected) => {
  let found: unknown;
  const client = createClient(
    new ApolloLink(() => {
      found ??= Object.keys((client.cache.extract() as { ROOT_QUERY?: object }).ROOT_QUERY ?? {}).filter((name) =>
        name.startsWith('brochures'),
      ).length;
      return new Observable(() => undefined);
    }),
  );
  const lazy = new LazyClient(() => Promise.resolve(client), await payload());
  const list: Subscribable<unknown> = lazy.watchQuery({ query: BrochureListScreenDocument, variables: surf });
  const watching = list.subscribe({});
  void lazy.query({ query: BrochureListScreenDocument, variables: sea, fetchPolicy });
  await moment();
  expect(found).toBe(expected);
  watching.unsubscribe();
});

it.each([
  ['no-cache', 0],
  [undefined, 1],
] as const)('a mutation with %s finds %i list in the cache', async (fetchPolicy, expected) => {
  const client = createClient(mockServer(answers));
  const lazy = new LazyClient(() => Promise.resolve(client), await payload());
  const list: Subscribable<unknown> = lazy.watchQuery({ query: BrochureListScreenDocument, variables: surf });
  const watching = list.subscribe({});
  const input = { brochureId: 'brochure-1', name: 'Kim', email: 'kim@example.com', acceptTerms: true };
  const variables = { input: { ...input, idempotencyKey: 'k' } };
  await lazy.mutate({ mutation: PurchaseCouponDocument, variables, ...(fetchPolicy && { fetchPolicy }) });
  const root = (client.cache.extract() as { ROOT_QUERY?: object }).ROOT_QUERY ?? {};
  expect(Object.keys(root).filter((name) => name.startsWith('brochures'))).toHaveLength(expected);
  watching.unsubscribe();
});

it('stops watching when the page closes', async () => {
  const never = new ApolloLink(() => new Observable(() => undefined));
  const { lazy, close } = await open({ kind: 'lazy', link: never });
  expect([lazy.queries.size, lazy.fragments.size]).toEqual([1, 4]);
  close();
  await moment();
  expect([lazy.queries.size, lazy.fragments.size]).toEqual([0, 0]);
});

it.each([
  ['no-cache', { asked: 1, loads: 0 }],
  ['network-only', { asked: 0, loads: 1 }],
] as const)('a call with %s, which may do without the client: %j', async (fetchPolicy, expected) => {
  const counted = { asked: 0, loads: 0 };
  const lazy = new LazyClient(
    () => ((counted.loads += 1), Promise.resolve(createClient(mockServer(answers)))),
    [],
    () => ((counted.asked += 1), Promise.resolve({ brochures: null })),
  );
  const { data } = await lazy.query({ query: BrochureListScreenDocument, variables: surf, fetchPolicy });
  expect((data as { brochures: unknown }).brochures === null).toBe(expected.loads === 0);
  expect(counted).toEqual(expected);
});
