import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import VendorNewAdScreen from './VendorNewAdScreen';

const routes = [
  {
    path: '/vendor/manage-brochures',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <VendorNewAdScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
  { path: '*', element: <p>Elsewhere</p> },
];

const ad = (id: string, type = 'CP_AD') => ({
  id,
  displayTitle: `Offer ${id}`,
  type,
  status: 'ARCHIVED',
  isDraft: false,
  validFrom: '2020-01-06',
  validTo: '2020-01-12',
});
const viewer = () => ({
  role: 'VENDOR',
  brochures: { edges: [ad('1'), ad('2', 'ATDW_AD')].map((node) => ({ node, cursor: 'c' })) },
});

it.each([
  ['A discount with coupons', 'CP_AD'],
  ['An offer with a page of its own', 'LP_AD'],
  ['An offer on another site', 'PT_AD'],
  ['A brochure to leaf through', 'BRO_AD'],
  ['Your business in the directory', 'BLD_AD'],
])('begins a new ad: %s', async (offer, type) => {
  await renderScreen({ ...{ routes, at: '/vendor/manage-brochures' }, answers: { viewer } });
  const choice = await screen.findByRole('link', { name: new RegExp(`^${offer}`) });
  expect(choice).toHaveAttribute('href', `/vendor/brochure/manage/0?type=${type}`);
});

it('offers no tourism ad', async () => {
  await renderScreen({ ...{ routes, at: '/vendor/manage-brochures' }, answers: { viewer } });
  await screen.findByRole('button', { name: 'Duplicate: Offer 1' });
  expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('type='))).toHaveLength(5);
});

it('copies an own ad and opens the copy', async () => {
  const copyBrochure = jest.fn(() => ({ brochure: { id: '9', databaseId: 9, displayTitle: 'Offer 1 (copy)' } }));
  const { user, place } = await renderScreen({
    ...{ routes, at: '/vendor/manage-brochures' },
    answers: { viewer, copyBrochure },
  });
  await user.click(await screen.findByRole('button', { name: 'Duplicate: Offer 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate: Offer 1' }));
  expect(dialog.getByRole('radio', { name: /^Next week: / })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Other dates' }));
  await user.type(dialog.getByLabelText('First day'), '2099-03-02');
  await user.type(dialog.getByLabelText('Last day'), '2099-03-01');
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  expect(await dialog.findByText('The last day lies before the first.')).toBeVisible();
  expect(copyBrochure).not.toHaveBeenCalled();
  await user.clear(dialog.getByLabelText('Last day'));
  await user.type(dialog.getByLabelText('Last day'), '2099-03-08');
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(place.current).toBe('/vendor/brochure/manage/9'));
  const input = { id: '1', validFrom: '2099-03-02', validTo: '2099-03-08' };
  expect(copyBrochure).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
});

it('offers no copies of ads from a source, and shows a refusal', async () => {
  const copyBrochure = () => {
    throw refusal('CONFLICT', 'Somebody changed it.');
  };
  const { user } = await renderScreen({
    ...{ routes, at: '/vendor/manage-brochures' },
    answers: { viewer, copyBrochure },
  });
  await user.click(await screen.findByRole('button', { name: 'Duplicate: Offer 1' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByText(/“Offer 1” is not copied. Somebody changed it./)).toBeVisible();
  expect(screen.queryByText('Offer 2')).toBeNull();
});
