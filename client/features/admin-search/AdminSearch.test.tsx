import { screen, waitFor } from '@testing-library/react';
import { renderAdminScreen } from '../../test/renderAdminScreen';
import { AdminSearch } from './AdminSearch';

beforeEach(() => localStorage.clear());

const screens = [
  { label: 'Jobs', path: '/admin/jobs' },
  { label: 'Reviews', path: '/admin/reviews' },
];

const found = [
  {
    kind: 'BROCHURE',
    hasMore: false,
    hits: [{ databaseId: 51, title: 'Job fair', detail: 'Noosa', code: 'LP_AD' }],
  },
  {
    kind: 'COUPON',
    hasMore: false,
    hits: [{ databaseId: 3, title: 'Half price', detail: 'Kim', code: '7K2M9QXR04TB' }],
  },
];

async function open() {
  const element = (
    <>
      <AdminSearch screens={screens} />
      <input aria-label="Note" />
    </>
  );
  return renderAdminScreen({ path: '/admin', element, answers: { adminSearch: () => found } });
}

const combobox = () => screen.findByRole('combobox');
const selected = () => screen.getByRole('option', { selected: true });

it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens by %s with the focus in its field', async (keys) => {
  const { user } = await open();
  await user.keyboard(keys);
  const field = await combobox();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('');
});

it('leaves the slash to a field, and to nobody where letters are no shortcuts', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Note'), 'a/b');
  expect(screen.getByLabelText('Note')).toHaveValue('a/b');
  screen.getByLabelText('Note').blur();
  localStorage.setItem('letterShortcuts', 'false');
  await user.keyboard('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('names screens and records in groups; arrows choose, Enter opens', async () => {
  const { user, place } = await open();
  await user.click(screen.getByRole('button', { name: 'Search everything' }));
  const field = await combobox();
  await user.type(field, 'job');
  await screen.findByText('Job fair');
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Screens',
    'Ads',
    'Coupons',
  ]);
  expect(selected()).toHaveTextContent('Jobs');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('Job fair');
  expect(field).toHaveAttribute('aria-activedescendant', selected().id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(selected()).toHaveTextContent('Open the list: Coupons');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(place.current).toBe('/admin/purchases?code=7K2M9QXR04TB'));
});

it('opens the list of a group with the same words', async () => {
  const { user, place } = await open();
  await user.keyboard('/');
  await user.type(await combobox(), 'fair');
  await user.click(await screen.findByText('Open the list: Ads'));
  await waitFor(() => expect(place.current).toBe('/admin/brochures?q=fair'));
});

it('jumps to a screen by its name, and closes by Escape', async () => {
  const { user, place } = await open();
  await user.keyboard('/');
  await combobox();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await user.keyboard('/');
  await user.type(await combobox(), 'review{Enter}');
  await waitFor(() => expect(place.current).toBe('/admin/reviews'));
});
