import { act, render } from '@testing-library/react';
import { useGrowingList } from './useGrowingList';

const listOf = (...ids: string[]) => ({ edges: ids.map((id) => ({ node: { id } })) });
const rendered: string[] = [];

function Cards({ found }: { found: ReturnType<typeof listOf> | undefined }) {
  const shown =
    useGrowingList(found)
      ?.edges.map(({ node }) => node.id)
      .join(' ') ?? 'none';
  rendered.push(shown);
  return <p>{shown}</p>;
}

beforeEach(() => rendered.splice(0));

function change(before: ReturnType<typeof listOf> | undefined, after: ReturnType<typeof listOf> | undefined) {
  const { rerender } = render(<Cards found={before} />);
  rendered.splice(0);
  act(() => {
    rerender(<Cards found={after} />);
  });
  return rendered;
}

it('first keeps the list before, then has grown', () => {
  expect(change(listOf('a', 'b'), listOf('a', 'b', 'c'))).toEqual(['a b', 'a b c']);
});

it.each([
  ['the first list', undefined, listOf('a')],
  ['another list', listOf('a', 'b'), listOf('c', 'd', 'e')],
  ['a shorter list', listOf('a', 'b'), listOf('a')],
  ['a list after an empty one', listOf(), listOf('a')],
  ['no list', listOf('a'), undefined],
])('has %s at once', (_what, before, after) => {
  const expected = after?.edges.map(({ node }) => node.id).join(' ') ?? 'none';
  expect(change(before, after)[0]).toBe(expected);
});
