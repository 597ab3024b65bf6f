import { act, renderHook, screen } from '@testing-library/react';
import { renderScreen } from '../../test/renderScreen';
import { getRecords } from './getRecords';
import { Moment } from './Moment';
import type { RecordView } from './RecordView';
import { useAccumulatedRecords } from './useAccumulatedRecords';
import { useRecordView } from './useRecordView';

describe('the view of a list', () => {
  let view: RecordView<'q' | 'state'>;

  function List() {
    view = useRecordView(['q', 'state']);
    return (
      <>
        <button onClick={() => view.show({ state: 'SENT' })}>Show sent</button>
        <button onClick={() => view.show({ q: '' })}>Lift search</button>
        <button onClick={() => view.showPage({ after: 'c9' })}>Next</button>
        <button onClick={() => view.showPage({ before: 'c1' })}>Previous</button>
        <button onClick={() => view.clear()}>Clear</button>
      </>
    );
  }
  const open = async (at: string) => {
    const { user, place } = await renderScreen({ routes: [{ path: '*', element: <List /> }], at });
    return { place, press: (name: string) => user.click(screen.getByRole('button', { name })) };
  };

  it('is in the address: filters and page', async () => {
    await open('/mails?q=kim&after=c9&utm_source=mail');
    expect(view.values).toEqual({ q: 'kim', state: '' });
    expect(view.isFiltered).toBe(true);
    expect(view.paging).toEqual({ first: 50, after: 'c9' });
  });

  it('begins at the first page, and goes back from the end of the page before', async () => {
    const { press } = await open('/mails');
    expect(view.paging).toEqual({ first: 50, after: null });
    expect(view.isFiltered).toBe(false);
    await press('Previous');
    expect(view.paging).toEqual({ last: 50, before: 'c1' });
  });

  it('keeps the filters on another page, and returns to the first page with another filter', async () => {
    const { press, place } = await open('/mails?q=kim');
    await press('Next');
    expect(place.current).toBe('/mails?q=kim&after=c9');
    await press('Show sent');
    expect(place.current).toBe('/mails?q=kim&state=SENT');
    await press('Lift search');
    expect(place.current).toBe('/mails?state=SENT');
    await press('Clear');
    expect(place.current).toBe('/mails');
  });
});

describe('the records of a list', () => {
  const refetch = () => Promise.reject(new Error('again'));
  const failure = new Error('no network');

  it('stay visible while another page loads', () => {
    expect(getRecords({ data: undefined, previousData: 1, loading: true, refetch }).data).toBe(1);
    expect(getRecords({ data: 2, previousData: 1, loading: false, refetch }).data).toBe(2);
  });

  it('give way to an error, unless there are some', () => {
    expect(getRecords({ data: undefined, loading: false, error: failure, refetch }).error).toBe(failure);
    expect(getRecords({ data: 2, loading: false, error: failure, refetch }).error).toBeUndefined();
  });

  it('may fail to load again without an unhandled rejection', async () => {
    getRecords({ data: undefined, loading: false, error: failure, refetch }).onRetry();
    await new Promise((resolve) => setTimeout(resolve));
  });

  const page = (ids: number[], endCursor: string | null) => ({
    mails: {
      totalCount: 3,
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
      edges: ids.map((id) => ({ node: { id } })),
    },
  });

  it('grow by the page after the last one', async () => {
    let data = page([1, 2], 'c2');
    const asked: (string | null)[] = [];
    const { result, rerender } = renderHook(() =>
      useAccumulatedRecords('mails', {
        ...{ data, loading: false, refetch },
        fetchMore: ({ variables, updateQuery }) => {
          asked.push(variables.after);
          data = updateQuery(data, { fetchMoreResult: page([3], null) });
          return Promise.resolve();
        },
      }),
    );
    expect(result.current).toMatchObject({ nodes: [{ id: 1 }, { id: 2 }], total: 3 });
    await act(() => Promise.resolve(result.current.more?.loadMore()));
    expect(asked).toEqual(['c2']);
    rerender();
    expect(result.current).toMatchObject({ nodes: [{ id: 1 }, { id: 2 }, { id: 3 }], more: null });
  });

  it('are unknown before the first page, which is not an empty list', () => {
    const none = { data: undefined, loading: true, refetch, fetchMore: () => Promise.resolve() };
    const { result } = renderHook(() => useAccumulatedRecords<'mails', ReturnType<typeof page>>('mails', none));
    expect(result.current.nodes).toBeUndefined();
  });
});

it('shows a moment for people and programs, and a word for none', async () => {
  const element = (
    <p>
      <Moment at="2026-11-20T04:15:00Z" />, <Moment at={null} />, <Moment at={null} none="Never" />
    </p>
  );
  await renderScreen({ routes: [{ path: '/', element }], at: '/' });
  const moment = screen.getByText(/20\/11\/2026/);
  expect(moment).toHaveAttribute('datetime', '2026-11-20T04:15:00Z');
  expect(moment.parentElement).toHaveTextContent(/, –, Never$/);
});
