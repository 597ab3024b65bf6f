import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ListPages, shownPages } from './ListPages';

it.each<[reached: number, last: number, shown: (number | null)[]]>([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [500, 1_000, [1, null, 499, 500, 501, null, 1_000]],
])('page %i of %i', (reached, last, shown) => {
  expect(shownPages({ reached, last })).toEqual(shown);
});

it('says where the numbers of a search end, and leads to its filters', () => {
  const show = (reached: number) =>
    render(
      <MemoryRouter initialEntries={[`/?q=coffee&page=${reached}`]}>
        <ListPages pages={{ first: reached, reached, last: 20, isCut: true }} />
      </MemoryRouter>,
    );
  const { unmount } = show(5);
  expect(screen.queryByText(/page numbers end here/)).toBeNull();
  unmount();
  show(20);
  expect(screen.queryByText(/page numbers end here/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Narrow your search' }).getAttribute('href')).toBe('/filters?q=coffee');
});
