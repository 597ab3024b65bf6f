import { renderScreen } from '../../../test/renderScreen';
import { useGridLayout, type GridLayout } from './useGridLayout';

async function readStored(text: string): Promise<GridLayout | null> {
  localStorage.setItem('gridLayout ', text);
  let layout: GridLayout | null = null;
  function Table() {
    [layout] = useGridLayout();
    return null;
  }
  await renderScreen({ routes: [{ path: '/', element: <Table /> }], at: '/' });
  return layout;
}

afterEach(() => localStorage.clear());

it('reads density and hidden columns, and ignores columns that are gone or cannot be hidden', async () => {
  const stored = { density: 'comfortable', hidden: ['TYPE', 'TITLE', 'GONE', 'ID'] };
  expect(await readStored(JSON.stringify(stored))).toEqual({ density: 'comfortable', hidden: ['ID', 'TYPE'] });
});
