import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '../../../../test/pageOf';
import { renderAdminScreen } from '../../../../test/renderAdminScreen';
import BrochureImportScreen from '../BrochureImportScreen';

const file = {
  ...{
    id: 'i1',
    fileName: 'cafes.csv',
    type: 'BLD_AD',
    sourceName: 'cafes.csv',
    isMapped: false,
    profileName: null,
    mapAreaCode: null,
    publish: false,
  },
  ...{ state: 'CHECKED', rowsRead: 1, problem: null, createdAt: '2026-11-20T01:00:00Z', finishedAt: null },
  ...{ bulkJobId: null, createdBy: null },
  report: {
    ...{ dryRun: true, rows: 1, created: 0, updated: 0, unchanged: 0, refused: 1, notices: [] },
    refusals: [{ line: 2, field: 'group', value: 'Eating', code: 'unknown', message: 'Not a category.' }],
  },
};

const preview = {
  columns: [
    { name: 'shop', target: null, cells: ['Tide', ''] },
    { name: 'group', target: 'category', cells: ['Eating', 'Play'] },
  ],
  ...{ values: [], targets: ['name', 'category', 'suburb'] },
};

it('maps a column and a refused value, and keeps both as a profile', async () => {
  const mapped = jest.fn((_: { input: unknown }) => ({ brochureImport: { id: 'i1', state: 'CHECKING' } }));
  const { user } = await renderAdminScreen({
    ...{ path: '/admin/import', element: <BrochureImportScreen /> },
    answers: {
      brochureImports: () => pageOf([file]),
      importProfiles: () => [{ name: 'Register of Perth', databaseId: 1 }],
      mapAreas: () => pageOf([]),
      brochureImportPreview: () => preview,
      mapBrochureImport: mapped,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Columns and values of cafes.csv' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Tide · –')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'shop' }));
  await user.click(await screen.findByTitle('name'));
  await user.type(dialog.getByLabelText('Eating in group'), 'FOOD_DRINK');
  await user.type(dialog.getByLabelText('Keep as profile'), 'Perth');
  // a slip loses nothing
  await user.keyboard('{Escape}{Escape}');
  expect(dialog.getByLabelText('Keep as profile')).toHaveValue('Perth');
  await user.click(dialog.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(mapped.mock.calls[0]?.[0].input).toEqual({
    ...{ id: 'i1', profileName: 'Perth', values: [{ column: 'group', value: 'eating', replacement: 'FOOD_DRINK' }] },
    columns: [
      { column: 'shop', target: 'name' },
      { column: 'group', target: 'category' },
    ],
  });
});
