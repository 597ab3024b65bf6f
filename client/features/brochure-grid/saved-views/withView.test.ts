import { withView } from './withView';

it('sorts views by name and keeps one per name', () => {
  const cafes = { name: 'Cafés', query: 'category=CAFES' };
  const all = withView(withView([], { name: 'To do', query: 'status=PENDING_REVIEW' }), cafes);
  expect(all.map(({ name }) => name)).toEqual(['Cafés', 'To do']);
  expect(withView(all, { name: 'TO DO', query: '' })).toEqual([cafes, { name: 'TO DO', query: '' }]);
});
