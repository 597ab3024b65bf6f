import { act } from '@testing-library/react';
import { renderScreen } from '../../test/renderScreen';
import { useGridView, type GridViewVerbs } from './useGridView';

it('keeps a first change that is not rendered yet when a second follows', async () => {
  let verbs: GridViewVerbs | null = null;
  function Table() {
    verbs = useGridView('normal').show;
    return null;
  }
  const { place } = await renderScreen({ routes: [{ path: '/', element: <Table /> }], at: '/?id=51&type=CP_AD' });
  await act(async () => {
    verbs?.showFiltered({ ids: [] });
    verbs?.showFiltered({ q: 'calendar' });
    await Promise.resolve();
  });
  expect(place.current).toBe('/?q=calendar&type=CP_AD');
});
