import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import CategoriesScreen from './CategoriesScreen';

const routes = [
  {
    path: '/admin/categories',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <CategoriesScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
];

const category = (id: string, name: string, more: object = {}) => ({
  ...{ id, code: name.toUpperCase(), name, isActive: true, sortOrder: 0, activeBrochuresCount: 2, subCategories: [] },
  ...{ databaseId: 1, icon: 'SHAPES', ownIcon: null as string | null, synonyms: [] as string[] },
  ...more,
});

/** A stateful server. */
function server() {
  const asked: Record<string, unknown>[] = [];
  let top = [
    category('a', 'Stay', { subCategories: [category('s', 'Motels', { isActive: false })] }),
    category('b', 'Shop'),
    category('c', 'Tours'),
  ];
  const remember = (name: string, change: (input: never) => unknown) => (args: { input: never }) => {
    asked.push({ verb: name, ...(args.input as object) });
    return change(args.input);
  };
  const answers = {
    viewer: () => ({ role: 'ADMINISTRATOR' }),
    categories: () => ({ edges: top.map((node) => ({ node: { ...node }, cursor: node.id })) }),
    reorderCategories: remember('reorder', ({ ids }: { ids: string[] }) => {
      top = ids.flatMap((id) => top.filter((each) => each.id === id));
      return { categories: top };
    }),
    updateCategory: remember('update', ({ id, ...changes }: { id: string; icon?: string; synonyms?: string[] }) => {
      top = top.map((each) => (each.id === id ? { ...each, ...changes, ownIcon: changes.icon ?? each.ownIcon } : each));
      return { category: top.find((each) => each.id === id) ?? category(id, 'Motels') };
    }),
    createCategory: remember('create', () => {
      throw refusal('VALIDATION_FAILED', 'There is a category with this code already.', {
        errors: [{ field: 'code', code: 'TAKEN', message: 'There is a category with this code already.' }],
      });
    }),
  } satisfies MockResolvers;
  return { asked, answers };
}

it('lists categories with their sub-categories, in order, with their numbers of ads', async () => {
  const { answers } = server();
  await renderScreen({ routes, at: '/admin/categories', answers });
  expect(await screen.findByRole('list', { name: 'Sub-categories of Stay' })).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Motels takes new ads' })).not.toBeChecked();
  expect(screen.getAllByRole('link', { name: '2 ads' })[0]).toHaveAttribute(
    'href',
    '/admin/brochures?category=STAY&active=yes',
  );
  expect(screen.getByRole('button', { name: 'Move Stay up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move Tours down' })).toBeDisabled();
});

it('moves one by its arrows, sends the order of the whole level, and keeps the focus on it', async () => {
  const { answers, asked } = server();
  const { user } = await renderScreen({ routes, at: '/admin/categories', answers });
  await user.click(await screen.findByRole('button', { name: 'Move Tours up' }));
  expect(await screen.findByText('“Tours” has moved.')).toBeVisible();
  expect(asked).toEqual([{ verb: 'reorder', parent: null, ids: ['a', 'c', 'b'] }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Shop down' })).toBeDisabled());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Tours up' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked[1]).toEqual({ verb: 'reorder', parent: null, ids: ['c', 'a', 'b'] }));
  // it is first now, so its "up" button is disabled
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Tours down' })).toHaveFocus());
});

it('moves one by drag and drop', async () => {
  const { answers, asked } = server();
  await renderScreen({ routes, at: '/admin/categories', answers });
  const handle = await screen.findByTitle('Drag Stay to another place');
  const place = screen.getByRole('button', { name: 'Change Tours' });
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(handle, { dataTransfer });
  fireEvent.dragOver(place);
  fireEvent.drop(place);
  fireEvent.dragEnd(handle);
  await waitFor(() => expect(asked).toEqual([{ verb: 'reorder', parent: null, ids: ['b', 'c', 'a'] }]));
});

it('switches one off, and undo switches it on again', async () => {
  const { answers, asked } = server();
  const { user } = await renderScreen({ routes, at: '/admin/categories', answers });
  await user.click(await screen.findByRole('switch', { name: 'Shop takes new ads' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(asked).toEqual([
      { verb: 'update', id: 'b', isActive: false },
      { verb: 'update', id: 'b', isActive: true },
    ]),
  );
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Shop takes new ads' })).toBeChecked());
});

it('renames one, and suggests the code of a new one; a refusal of the code appears at its field', async () => {
  const { answers, asked } = server();
  const { user } = await renderScreen({ routes, at: '/admin/categories', answers });
  await user.click(await screen.findByRole('button', { name: 'Change Shop' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Shopping');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('“Shop” is called “Shopping” now.')).toBeVisible();
  expect(asked.at(-1)).toEqual({ verb: 'update', id: 'b', name: 'Shopping' });

  await user.click(screen.getByRole('button', { name: 'New sub-category of Stay' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Bed & breakfast');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('STAY_BED_BREAKFAST');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('There is a category with this code already.')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ code: 'STAY_BED_BREAKFAST', parent: 'a' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus());
});

it('changes an icon by keyboard alone, sends only that, and undo restores the previous one', async () => {
  const { answers, asked } = server();
  const { user } = await renderScreen({ routes, at: '/admin/categories', answers });
  await user.click(await screen.findByRole('button', { name: 'Change Motels' }));
  const icons = within(await screen.findByRole('radiogroup', { name: 'Icon' }));
  expect(icons.getByRole('radio', { name: 'As Stay' })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Other words' })).toHaveFocus();
  await user.tab();
  expect(icons.getByRole('radio', { name: 'As Stay' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(icons.getByRole('radio', { name: 'Cup' })).toBeChecked());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(icons.getByRole('radio', { name: 'Surfboard' })).toBeChecked());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Motels” has another icon.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(asked).toEqual([
      { verb: 'update', id: 's', icon: 'SURFBOARD' },
      { verb: 'update', id: 's', icon: null },
    ]),
  );
});

it('sends other words as a list, only when they changed', async () => {
  const { answers, asked } = server();
  const { user } = await renderScreen({ routes, at: '/admin/categories', answers });
  await user.click(await screen.findByRole('button', { name: 'Change Shop' }));
  await user.type(await screen.findByRole('textbox', { name: 'Other words' }), 'store, boutique,,  gift shop ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked).toEqual([{ verb: 'update', id: 'b', synonyms: ['store', 'boutique', 'gift shop'] }]),
  );
  await user.click(await screen.findByRole('button', { name: 'Change Shop' }));
  const words = await screen.findByRole('textbox', { name: 'Other words' });
  await waitFor(() => expect(words).toHaveValue('store, boutique, gift shop'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(words).not.toBeInTheDocument());
  expect(asked).toHaveLength(1);
});

it('reports a failed load, and tries again', async () => {
  const { answers } = server();
  let isBroken = true;
  const categories = () => {
    if (isBroken) throw refusal('INTERNAL', 'Something went wrong.');
    return answers.categories();
  };
  const { user } = await renderScreen({ routes, at: '/admin/categories', answers: { ...answers, categories } });
  await screen.findByText('The categories could not be loaded');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Change Shop' })).toBeVisible();
});
