import { gql, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { connectionField } from './connectionField';

const list = gql`
  query List($after: String, $filter: String) {
    brochures(after: $after, filter: $filter) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
        }
      }
    }
  }
`;
const count = gql`
  query Count($filter: String) {
    brochures(filter: $filter) {
      totalCount
    }
  }
`;

const cacheWith = (field: ReturnType<typeof connectionField>) =>
  new InMemoryCache({ typePolicies: { Query: { fields: { brochures: field } } } });
const kinds = [
  ['ours', () => cacheWith(connectionField(['filter']))],
  // what Apollo's does is what ours has to do
  ['that of Apollo', () => cacheWith(relayStylePagination(['filter']) as ReturnType<typeof connectionField>)],
] as const;

interface Shown {
  brochures: { totalCount: number; pageInfo: object; edges: { node: { id: string } }[] };
}

function page(ids: string[], endCursor: string | null): Shown {
  const edges = ids.map((id) => ({ __typename: 'Edge', node: { __typename: 'Brochure', id } }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return { brochures: { __typename: 'Connection', totalCount: 5, pageInfo, edges } } as Shown;
}

describe.each(kinds)('the pages of a connection, %s', (_whose, makeCache) => {
  let cache: InMemoryCache;
  beforeEach(() => {
    cache = makeCache();
  });

  const write = (data: Shown, after: string | null = null, filter = 'all') =>
    cache.writeQuery({ query: list, variables: { after, filter }, data });
  const read = (filter = 'all') =>
    cache.readQuery<Shown>({ query: list, variables: { after: null, filter } })?.brochures;
  const ids = (filter?: string) => read(filter)?.edges.map(({ node }) => node.id);

  it('grow by the page after their last cursor', () => {
    write(page(['1', '2'], 'b'));
    write(page(['3', '4'], 'd'), 'b');
    write(page(['5'], null), 'd');
    expect(ids()).toEqual(['1', '2', '3', '4', '5']);
    expect(read()).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: false } });
  });

  it('do not double a page that comes twice', () => {
    write(page(['1', '2'], 'b'));
    write(page(['3', '4'], 'd'), 'b');
    write(page(['3', '4'], 'd'), 'b');
    expect(ids()).toEqual(['1', '2', '3', '4']);
    expect(read()?.pageInfo).toMatchObject({ hasNextPage: true, endCursor: 'd' });
  });

  it('begin anew with the first page', () => {
    write(page(['1', '2'], 'b'));
    write(page(['3'], null), 'b');
    write(page(['0', '1'], 'a'));
    expect(ids()).toEqual(['0', '1']);
    expect(read()?.pageInfo).toMatchObject({ hasNextPage: true, endCursor: 'a' });
  });

  it('begin in the middle', () => {
    write(page(['3', '4'], null), 'b');
    expect(ids()).toEqual(['3', '4']);
  });

  it('stay when only the count is asked for again', () => {
    write(page(['1', '2'], null));
    cache.writeQuery({
      query: count,
      variables: { filter: 'all' },
      data: { brochures: { __typename: 'Connection', totalCount: 9 } },
    });
    expect(ids()).toEqual(['1', '2']);
    expect(read()?.totalCount).toBe(9);
  });

  it('lose a record that is deleted, and keep those of other filters', () => {
    write(page(['1', '2'], null));
    write(page(['2'], null), null, 'tours');
    cache.evict({ id: 'Brochure:1' });
    expect(ids()).toEqual(['2']);
    expect(ids('tours')).toEqual(['2']);
  });
});
