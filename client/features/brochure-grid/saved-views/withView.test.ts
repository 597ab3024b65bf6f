import { withView } from './withView';

it('keeps views by name, and one of each name', () => {
  const cafes = { name: 'Cafés', query: 'category=CAFES' };
  const all = withView(withView([], { name: 'To do', query: 'status=PENDING_REVIEW' }), cafes);
  expect(all.map(({ name }) => name)).toEqual(['Cafés', 'To do']);
  expect(withView(all, { name: 'TO DO', query: '' })).toEqual([cafes, { name: 'TO DO', query: '' }]);
});
