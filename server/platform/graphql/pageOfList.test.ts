import { pageOfList } from './pageOfList';

const items = [5, 3, 9].map((id) => ({ id }));
const idsOf = (page: ReturnType<typeof pageOfList<{ id: number }>>) => page.edges.map(({ item }) => item.id);

describe('pageOfList', () => {
  it('keeps the order of the list and reports whether items precede or follow', () => {
    const first = pageOfList(items, { first: 2 });
    expect([idsOf(first), first.hasPreviousPage, first.hasNextPage, first.totalCount()]).toEqual([
      [5, 3],
      false,
      true,
      3,
    ]);
    const second = pageOfList(items, { first: 2, after: first.edges[1]!.cursor });
    expect([idsOf(second), second.hasPreviousPage, second.hasNextPage]).toEqual([[9], true, false]);
  });

  it('returns nothing for an empty list, and all items without arguments', () => {
    expect(idsOf(pageOfList(items, { first: 0 }))).toEqual([]);
    expect(idsOf(pageOfList(items, {}))).toEqual([5, 3, 9]);
    expect(idsOf(pageOfList([], {}))).toEqual([]);
  });

  it('ends after an item that has left the list', () => {
    const { cursor } = pageOfList(items, { first: 1 }).edges[0]!;
    expect(idsOf(pageOfList(items.slice(1), { after: cursor }))).toEqual([]);
  });

  it.each(['', 'xyz', 'QnJvY2h1cmU6NQ'])('refuses the cursor "%s"', (after) => {
    expect(() => pageOfList(items, { after })).toThrow('"after" has to be a cursor as this list gave it.');
  });
});
