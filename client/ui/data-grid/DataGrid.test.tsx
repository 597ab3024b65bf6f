import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderAdminScreen } from '../../test/renderAdminScreen';
import { DataGrid } from './DataGrid';
import type { DataGridColumn, DataGridSort } from './DataGridColumn';

interface Cafe {
  id: number;
  name: string;
}

const cafes: Cafe[] = ['Anchor', 'Bell', 'Cove'].map((name, at) => ({ id: at + 1, name }));
const columns: DataGridColumn<Cafe>[] = [
  { key: 'NAME', title: 'Name', sortable: true, render: ({ name }) => name },
  { key: 'OPENED', title: 'Opened', sortable: true, render: ({ id }) => 2000 + id },
  { key: 'NOTE', title: 'Note', render: ({ name }) => <input aria-label={`Note on ${name}`} /> },
];

interface Given {
  rows?: Cafe[];
  total?: number;
}

const byName: DataGridSort = { key: 'NAME', direction: 'ASC' };

async function open({ rows = cafes, total = rows.length }: Given = {}) {
  const heard = { letters: [] as string[], pages: [] as number[], sorts: [] as DataGridSort[] };
  function Page() {
    const [chosen, setChosen] = useState<Cafe[]>([]);
    const [sort, setSort] = useState(byName);
    return (
      <>
        <p>{`Chosen: ${chosen.map(({ name }) => name).join(', ')}`}</p>
        <button type="button" onClick={() => setSort({ key: 'OPENED', direction: 'DESC' })}>
          Newest first
        </button>
        <DataGrid
          label="Cafés"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={false}
          paging={{ page: 2, pageSize: 3, total, onChange: (page) => heard.pages.push(page) }}
          sort={sort}
          onSortChange={(sort) => heard.sorts.push(sort)}
          empty="No cafés"
          selection={{ keys: chosen.map(({ id }) => id), labelOf: ({ name }) => name, onChange: setChosen }}
          onRowKey={(key, { name }) => {
            heard.letters.push(`${key} on ${name}`);
            return key === 'a';
          }}
        />
      </>
    );
  }
  const { user } = await renderAdminScreen({ path: '/admin', element: <Page />, answers: {} });
  return { user, heard };
}

const rowOf = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name) });

describe('keys on a row', () => {
  it.each([
    ['{ArrowDown}', 'Bell'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Cove'],
    ['{ArrowUp}', 'Anchor'],
    ['{End}', 'Cove'],
    ['{End}{ArrowUp}', 'Bell'],
    ['{End}{Home}', 'Anchor'],
  ])('%s moves from the first row to %s', async (keys, name) => {
    const { user } = await open();
    rowOf('Anchor').focus();
    await user.keyboard(keys);
    expect(rowOf(name)).toHaveFocus();
  });

  it('toggles the selection of a row by the space bar', async () => {
    const { user } = await open();
    rowOf('Bell').focus();
    await user.keyboard(' ');
    expect(screen.getByText('Chosen: Bell')).toBeVisible();
    await user.keyboard(' ');
    expect(screen.getByText('Chosen:')).toBeVisible();
  });

  it('passes letters on with their row', async () => {
    const { user, heard } = await open();
    rowOf('Bell').focus();
    await user.keyboard('ax');
    expect(heard.letters).toEqual(['a on Bell', 'x on Bell']);
  });

  it('ignores keys in a field of the row and browser shortcuts', async () => {
    const { user, heard } = await open();
    await user.type(screen.getByLabelText('Note on Bell'), 'a b');
    expect(screen.getByLabelText('Note on Bell')).toHaveValue('a b');
    rowOf('Bell').focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(heard.letters).toEqual([]);
    expect(screen.getByText('Chosen:')).toBeVisible();
  });
});

it('has a tab stop on the first row only', async () => {
  await open();
  expect(cafes.map(({ name }) => rowOf(name).tabIndex)).toEqual([0, -1, -1]);
});

it('requests the other direction on clicking a sorted column', async () => {
  const { user, heard } = await open();
  const heading = screen.getByRole('columnheader', { name: /Name/ });
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await user.click(heading);
  expect(heard.sorts).toEqual([{ key: 'NAME', direction: 'DESC' }]);
});

it('marks the sorted column when another control changes the order', async () => {
  const { user, heard } = await open();
  await user.click(screen.getByRole('button', { name: 'Newest first' }));
  expect(screen.getByRole('columnheader', { name: /Opened/ })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: /Name/ })).not.toHaveAttribute('aria-sort');
  await user.click(screen.getByRole('columnheader', { name: /Opened/ }));
  expect(heard.sorts).toEqual([{ key: 'OPENED', direction: 'ASC' }]);
});

it('keeps the mark on the column by which the rows are sorted until the owner sorts anew', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('columnheader', { name: /Opened/ }));
  expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: /Opened/ })).not.toHaveAttribute('aria-sort');
});

it('shows the range of rows and requests another page', async () => {
  const { user, heard } = await open({ total: 8 });
  expect(screen.getByText('4–6 of 8')).toBeVisible();
  await user.click(screen.getByRole('listitem', { name: '3' }));
  expect(heard.pages).toEqual([3]);
});

it('hides paging when all rows fit on one page', async () => {
  await open();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('explains an empty table', async () => {
  await open({ rows: [] });
  expect(within(screen.getByRole('region', { name: 'Cafés' })).getByText('No cafés')).toBeVisible();
});
