import { screen } from '@testing-library/react';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import { useGridView } from '../useGridView';
import { SavedViews } from './SavedViews';

function Table() {
  const { view } = useGridView('normal');
  return <SavedViews mode="normal" view={view} />;
}

async function open(at: string) {
  const element = (
    <UnstyledAntd>
      <LastActionsProvider>
        <Table />
      </LastActionsProvider>
    </UnstyledAntd>
  );
  const { user, place } = await renderScreen({ routes: [{ path: '*', element }], at });
  const save = async (name: string) => {
    await user.type(screen.getByLabelText('Name of this view'), name);
    await user.click(screen.getByRole('button', { name: 'Save', hidden: true }));
  };
  return { user, place, save };
}

const names = () =>
  screen
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.textContent)
    .sort();
const remove = (name: string) => screen.getByRole('button', { name: `Delete the view ${name}`, hidden: true });

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

it('saves filters and order under a name, without the page, and opens them again', async () => {
  const { user, place, save } = await open('/admin/brochures?status=PENDING_REVIEW&page=3');
  await save('  To do ');
  const link = screen.getByRole('link', { name: 'To do', hidden: true });
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('View: To do')).toBeVisible();
  expect(screen.getByLabelText('Name of this view')).toHaveValue('');
  await user.click(link);
  expect(place.current).toBe('/admin/brochures?status=PENDING_REVIEW');
});

it('saves no view without a name', async () => {
  const { user } = await open('/admin/brochures');
  await user.type(screen.getByLabelText('Name of this view'), '  {Enter}');
  expect(names()).toEqual([]);
});

it('brings a deleted view back and keeps those that were saved since', async () => {
  const { user, save } = await open('/admin/brochures?status=PENDING_REVIEW');
  await save('First');
  await user.click(remove('First'));
  await save('Second');
  expect(names()).toEqual(['Second']);
  await user.click(screen.getByRole('button', { name: /^Last actions/ }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['First', 'Second']);
});

it('survives stored views of another shape', async () => {
  const stored = [null, 7, { name: 'No query' }, { name: 'Cafés', query: 'q=café' }];
  localStorage.setItem('gridViews normal ', JSON.stringify(stored));
  window.dispatchEvent(new StorageEvent('storage', { key: 'gridViews normal ' }));
  await open('/admin/brochures');
  expect(names()).toEqual(['Cafés']);
});
