import { screen, waitFor, within } from '@testing-library/react';
import type { DeleteViewInput, SaveViewInput } from '../../../generated/types';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import { useGridView } from '../useGridView';
import { SavedViews } from './SavedViews';

function Table() {
  const { view } = useGridView('normal');
  return <SavedViews mode="normal" view={view} />;
}

const shared = { name: 'Of Robin', query: 'q=café', isShared: true, isOwn: false, savedBy: 'Robin' };

/** A server that keeps views by name. */
async function open(at: string) {
  const kept = new Map<string, object>([[shared.name, shared]]);
  const element = (
    <UnstyledAntd>
      <LastActionsProvider>
        <Table />
      </LastActionsProvider>
    </UnstyledAntd>
  );
  const { user, place } = await renderScreen({
    routes: [{ path: '*', element }],
    at,
    answers: {
      viewer: () => ({ role: 'ADMINISTRATOR' }),
      savedViews: () => [...kept.values()],
      saveView: ({ input: { name, query, isShared } }: { input: SaveViewInput }) => {
        const savedView = { name, query, isShared, isOwn: true, savedBy: 'Kim' };
        kept.set(name, savedView);
        return { savedView };
      },
      deleteView: ({ input: { name } }: { input: DeleteViewInput }) => {
        kept.delete(name);
        return { name };
      },
    },
  });
  await screen.findByText('shared by Robin');
  const save = async (name: string) => {
    await user.type(screen.getByLabelText('Name of this view'), name);
    await user.click(screen.getByRole('button', { name: 'Save', hidden: true }));
    await screen.findByRole('link', { name: name.trim(), hidden: true });
  };
  return { user, place, save, kept };
}

const names = () =>
  screen
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.textContent)
    .sort();
const remove = (name: string) => screen.getByRole('button', { name: `Delete the view ${name}`, hidden: true });

beforeEach(() => localStorage.clear());

it('saves filters, order and fields under a name, without the page, and opens them again', async () => {
  const { user, place, save, kept } = await open('/admin/brochures?status=PENDING_REVIEW&sheet=title&page=3');
  await save('  To do ');
  expect(kept.get('To do')).toMatchObject({ query: 'status=PENDING_REVIEW&sheet=title', isShared: false });
  const link = screen.getByRole('link', { name: 'To do', hidden: true });
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('View: To do')).toBeVisible();
  expect(screen.getByLabelText('Name of this view')).toHaveValue('');
  await user.click(link);
  expect(place.current).toBe('/admin/brochures?status=PENDING_REVIEW&sheet=title');
});

it('shares a view, and deletes own ones only', async () => {
  const { user, save, kept } = await open('/admin/brochures');
  await user.click(screen.getByLabelText('For everybody in the administration'));
  await save('Ours');
  expect(kept.get('Ours')).toMatchObject({ isShared: true });
  expect(screen.getByText('shared by you')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete the view Of Robin', hidden: true })).toBeNull();
});

it('saves no view without a name', async () => {
  const { user } = await open('/admin/brochures');
  await user.type(screen.getByLabelText('Name of this view'), '  {Enter}');
  expect(names()).toEqual(['Of Robin']);
});

it('asks before it deletes a view, and brings a deleted one back', async () => {
  const { user, save, kept } = await open('/admin/brochures?status=PENDING_REVIEW');
  await save('First');
  await user.click(remove('First'));
  const asked = await screen.findByRole('tooltip', { name: /Delete “First”\?/ });
  expect(kept.has('First')).toBe(true);
  await user.click(within(asked).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual(['Of Robin']));
  await user.click(screen.getByRole('button', { name: /^Last actions/ }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['First', 'Of Robin']));
});

it('takes over the views that this device has kept', async () => {
  const stored = [null, 7, { name: 'No query' }, { name: 'Cafés', query: 'q=cafes' }];
  localStorage.setItem('gridViews normal ', JSON.stringify(stored));
  window.dispatchEvent(new StorageEvent('storage', { key: 'gridViews normal ' }));
  const { kept } = await open('/admin/brochures');
  await waitFor(() => expect(kept.get('Cafés')).toMatchObject({ query: 'q=cafes', isShared: false }));
  await waitFor(() => expect(localStorage.getItem('gridViews normal ')).toBe('[]'));
});
