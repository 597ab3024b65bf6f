import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import BrochureImportScreen from './BrochureImportScreen';
import { importColumns } from './importColumns';
import { refusalsCsv } from './FileReport';

const saved = jest.fn();
jest.mock('../../../platform/downloads/saveText', () => ({
  saveText: (...given: unknown[]): unknown => saved(...given),
}));

const report = {
  ...{ dryRun: true, rows: 3, created: 1, updated: 1, unchanged: 0, refused: 1 },
  refusals: [
    { line: 4, field: 'postcode', value: '2000', code: 'postcode', message: '2000 is in NSW.' },
    { line: 4, field: '', value: null, code: 'duplicate', message: 'It stands on line 2.' },
  ],
  notices: [{ text: 'no position', count: 2 }],
};

const sent = {
  ...{ id: 'i1', fileName: 'cafes.csv', type: 'BLD_AD', sourceName: 'cafes.csv', mapAreaCode: null, publish: true },
  ...{ isMapped: false, profileName: null },
  ...{
    state: 'CHECKED',
    rowsRead: 3,
    problem: null,
    createdAt: '2026-11-20T01:00:00Z',
    finishedAt: null,
    bulkJobId: null,
  },
  ...{ createdBy: { id: 'u1', name: 'Rosella', email: 'r@offers.example' }, report },
};

const render = (file: object, answers = {}) =>
  renderAdminScreen({
    ...{ path: '/admin/import', element: <BrochureImportScreen /> },
    answers: {
      brochureImports: () => pageOf([{ ...sent, ...file }]),
      mapAreas: () => pageOf([]),
      importProfiles: () => [],
      ...answers,
    },
  });

it('shows the effect of a file with every refused row, and imports it', async () => {
  const started: unknown[] = [];
  const startBrochureImport = ({ input }: { input: unknown }) => {
    started.push(input);
    return { brochureImport: { id: 'i1', state: 'IMPORTING' } };
  };
  const { user } = await render({}, { startBrochureImport });
  expect(await screen.findByText('3 rows: 1 would be new, 1 would change, 0 unchanged, 1 refused')).toBeVisible();
  expect(screen.getByText('2 rows: no position')).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Refused rows of cafes.csv' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'RowColumnIt holdsWhat is wrong',
    '4postcode20002000 is in NSW.',
    'whole rownothingIt stands on line 2.',
  ]);
  const button = screen.getByRole('button', { name: 'Import 2 ads of cafes.csv' });
  expect(button).toHaveTextContent('Import 2 ads');
  await user.click(button);
  expect(await screen.findByText('“cafes.csv” is being imported.')).toBeVisible();
  expect(started).toEqual([{ id: 'i1' }]);
  expect(screen.getByRole('list', { name: 'Files that were sent' })).toHaveFocus();
});

it('leads to the ads of an import and to its undo, and saves its refused rows to mend', async () => {
  const node = jest.fn(() => ({ __typename: 'BrochureImport', id: 'i1', refusedRowsCsv: 'name,what is wrong\n' }));
  const { user } = await render({ state: 'DONE', bulkJobId: 7, report: { ...report, dryRun: false } }, { node });
  const ads = await screen.findByRole('link', { name: 'Show its ads in the table' });
  expect(ads).toHaveAttribute('href', '/admin/brochures?bulkJob=7');
  expect(screen.getByRole('link', { name: 'Every change, and undo' })).toHaveAttribute('href', '/admin/bulk-jobs/7');
  await user.click(screen.getByRole('button', { name: 'Download refused rows' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith('name,what is wrong\n', 'mend-cafes.csv', expect.any(String)));
});

it.each([
  ['Choose the profile “Perth” again.', { isMapped: true, profileName: 'Perth' }],
  ['Say again what its columns and values are read as', { isMapped: true, profileName: null }],
])('says of refused rows how to read them when they come back: %s', async (hint, file) => {
  await render({ state: 'DONE', ...file });
  expect(await screen.findByText(new RegExp(hint))).toBeVisible();
});

it('shows the progress of an import', async () => {
  await render({ state: 'IMPORTING', rowsRead: 2 });
  expect(await screen.findByText('2 rows read')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
});

it('polls until a file has been checked', async () => {
  let asked = 0;
  const brochureImports = () => {
    asked += 1;
    return pageOf([{ ...sent, ...(asked === 1 ? { state: 'CHECKING', report: null } : {}) }]);
  };
  await render({}, { brochureImports });
  expect(await screen.findByRole('button', { name: 'Import 2 ads of cafes.csv' })).toBeVisible();
  expect(asked).toBe(2);
});

it('says why a file cannot be read', async () => {
  await render({ state: 'FAILED', problem: 'The file cannot be read as CSV.', report: null });
  expect(await screen.findByText('The file cannot be read as CSV.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import cafes/ })).toBeNull();
});

it('asks for a file before it sends anything', async () => {
  const { user } = await render({});
  await user.click(await screen.findByRole('button', { name: 'Check file' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Choose a file that is not empty.'));
  await waitFor(() => expect(screen.getByLabelText(/^File:/)).toHaveFocus());
});

it('explains each column once', async () => {
  await render({});
  expect(
    await screen.findByText(
      'Display id of an ad that is there: the row changes it, by any column of an export. Leave it empty for a new ad.',
    ),
  ).toBeInTheDocument();
  expect(new Set(importColumns.map(({ name }) => name)).size).toBe(importColumns.length);
});

it('exports the refused rows for a spreadsheet', () => {
  expect(refusalsCsv(report.refusals)).toBe(
    '\ufeffRow,Column,It holds,Code,What is wrong\r\n4,postcode,2000,postcode,2000 is in NSW.\r\n4,,,duplicate,It stands on line 2.\r\n',
  );
});

it('deletes a profile that nobody needs any more', async () => {
  let profiles = [
    { name: 'Council', databaseId: 4 },
    { name: 'Old spreadsheet', databaseId: 7 },
  ];
  const deleteImportProfile = jest.fn(({ input }: { input: { name: string } }) => {
    profiles = profiles.filter(({ name }) => name !== input.name);
    return { name: input.name };
  });
  const { user } = await render({}, { importProfiles: () => profiles, deleteImportProfile });
  const history = await screen.findByRole('link', { name: 'History of the profile Old spreadsheet' });
  expect(history).toHaveAttribute('href', '/admin/import/profiles/7/history');
  expect(screen.getByRole('link', { name: 'Deleted profiles' })).toHaveAttribute(
    'href',
    '/admin/import/profiles/deleted',
  );
  await user.click(await screen.findByRole('button', { name: 'Delete the profile Old spreadsheet' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The profile “Old spreadsheet” is deleted.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Old spreadsheet')).toBeNull());
  expect(screen.getByText('Council')).toBeVisible();
  expect(deleteImportProfile).toHaveBeenCalledWith(
    { input: { name: 'Old spreadsheet' } },
    expect.anything(),
    expect.anything(),
  );
});
