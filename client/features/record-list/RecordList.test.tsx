import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderAdminScreen } from '../../test/renderAdminScreen';
import { RecordEmpty } from './RecordEmpty';
import { RecordList, type RecordPage } from './RecordList';
import { RecordSearch } from './RecordSearch';
import type { RecordPlace } from './RecordView';

interface Mail {
  id: string;
  subject: string;
}

const mails: RecordPage<Mail> = {
  totalCount: 120,
  pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'first', endCursor: 'last' },
  edges: [{ node: { id: 'm1', subject: 'Your coupon' } }],
};
const withPages = (pageInfo: Partial<RecordPage<Mail>['pageInfo']>) => ({
  ...mails,
  pageInfo: { ...mails.pageInfo, ...pageInfo },
});

interface Given {
  page?: RecordPage<Mail> | undefined;
  loading?: boolean;
  error?: unknown;
}

async function open({ page, loading = false, error }: Given) {
  const heard = { places: [] as RecordPlace[], retries: 0 };
  const element = (
    <RecordList
      label="Mails"
      noun="mail"
      columns={[{ key: 'SUBJECT', title: 'Subject', render: ({ subject }) => subject }]}
      rowKey={({ id }) => id}
      page={page}
      loading={loading}
      error={error}
      onRetry={() => (heard.retries += 1)}
      onPage={(place) => heard.places.push(place)}
      empty="No mails yet"
    />
  );
  const { user } = await renderAdminScreen({ path: '/admin', element, answers: {} });
  return { user, heard };
}

it.each([
  ['before the first page has come', { loading: true }, 'Loading'],
  ['while another page is on its way', { page: mails, loading: true }, 'Loading'],
  ['with many', { page: mails }, '120 mails'],
  ['with one', { page: { ...mails, totalCount: 1 } }, '1 mail'],
])('shows the number of records: %s', async (_when, given, said) => {
  await open(given);
  expect(screen.getByText(said, { selector: '[role=status]' })).toBeVisible();
});

it('shows the records', async () => {
  await open({ page: mails });
  expect(screen.getByRole('cell', { name: 'Your coupon' })).toBeVisible();
});

it('explains an empty list in place of the table', async () => {
  await open({ page: { ...withPages({ hasNextPage: false }), totalCount: 0, edges: [] } });
  expect(screen.getByText('No mails yet')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('names what failed to load, and retries', async () => {
  const { user, heard } = await open({ page: mails, error: new Error('no network') });
  expect(screen.getByText('The mails could not be loaded')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(heard.retries).toBe(1);
});

it.each([
  ['Next page', {}, { after: 'last' }],
  ['Previous page', { hasPreviousPage: true }, { before: 'first' }],
  ['First page', { hasPreviousPage: true }, null],
])('requests another page: %s', async (name, pageInfo, place) => {
  const { user, heard } = await open({ page: withPages(pageInfo) });
  await user.click(screen.getByRole('button', { name }));
  expect(heard.places).toEqual([place]);
});

it.each([
  ['the first', {}, ['First page', 'Previous page']],
  ['the last', { hasNextPage: false, hasPreviousPage: true }, ['Next page']],
])('offers no page beyond the %s one', async (_which, pageInfo, names) => {
  await open({ page: withPages(pageInfo) });
  const off = screen.getAllByRole('button').filter((button) => button.matches(':disabled'));
  expect(off.map((button) => button.textContent)).toEqual(names);
});

it('searches on Enter, and the field follows the address', async () => {
  const searches: string[] = [];
  function Search() {
    const [q, setQ] = useState('');
    const search = (text: string) => {
      searches.push(text);
      setQ(text);
    };
    return (
      <>
        <RecordSearch label="Search" placeholder="" value={q} onSearch={search} />
        <button onClick={() => setQ('')}>Back</button>
      </>
    );
  }
  const { user } = await renderAdminScreen({ path: '/admin', element: <Search />, answers: {} });
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(field, ' kim ');
  expect(searches).toEqual([]);
  await user.type(field, '{Enter}');
  expect(searches).toEqual(['kim']);
  await user.type(field, ' tr');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(field).toHaveValue('');
});

it('tells a list without records from one whose filters match none', async () => {
  const cleared: string[] = [];
  const draw = (isFiltered: boolean) => {
    const element = (
      <RecordEmpty {...{ icon: 'info', noun: 'mail', isFiltered }} onClear={() => cleared.push('all')}>
        Mails come with purchases.
      </RecordEmpty>
    );
    return renderAdminScreen({ path: '/admin', element, answers: {} });
  };
  const { unmount } = await draw(false);
  expect(screen.getByRole('heading', { name: 'No mails yet' })).toBeVisible();
  expect(screen.getByText('Mails come with purchases.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const { user } = await draw(true);
  expect(screen.getByRole('heading', { name: 'No mails match these filters' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(cleared).toEqual(['all']);
});
