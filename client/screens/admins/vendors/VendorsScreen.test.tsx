import { screen, waitFor, within } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import VendorsScreen from './VendorsScreen';

const vendor = {
  ...{ id: 'v3', databaseId: 3, companyName: 'Tide Café', contactName: 'Kim', contactEmail: 'kim@tide.example' },
  ...{ phoneNo: null, brochuresCount: 4, accountsCount: 2 },
};

async function render(at = '/admin/vendors', found = [vendor], answers: MockResolvers = {}) {
  const asked: unknown[] = [];
  const view = await renderAdminScreen({
    ...{ path: '/admin/vendors', element: <VendorsScreen />, at },
    answers: {
      vendors: (args) => {
        asked.push(args);
        return pageOf(found);
      },
      ...answers,
    },
  });
  return { ...view, asked };
}

it('lists companies with their numbers of ads and logins', async () => {
  await render();
  expect(await screen.findByRole('link', { name: 'Tide Café' })).toHaveAttribute('href', '/admin/vendors/3');
  expect(screen.getByText('Tide Café').closest('tr')).toHaveTextContent(/Kimkim@tide\.example–423/);
});

it('searches, and keeps the search in the address', async () => {
  const { user, place, asked } = await render('/admin/vendors?login=no');
  await screen.findByText('Tide Café');
  expect(asked[0]).toMatchObject({ hasLogin: false });
  await user.type(screen.getByRole('searchbox', { name: 'Search vendors' }), 'tide{Enter}');
  await waitFor(() => expect(place.current).toBe('/admin/vendors?q=tide&login=no'));
});

it('reports that nothing matches', async () => {
  await render('/admin/vendors?q=zebra', []);
  expect(await screen.findByText('No vendors match these filters')).toBeVisible();
});

it('adds a company and opens it; a name that is taken is refused at the field', async () => {
  const message = 'There is a vendor “Tide Café” already: choose it, or write the name so that the two differ.';
  const createVendor = ({ input }: { input: { companyName: string } }) => {
    if (input.companyName === 'Tide Café')
      throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'companyName', code: 'TAKEN', message }] });
    return { vendor: { ...vendor, ...input, id: 'v9', databaseId: 9 } };
  };
  const { user, place } = await render('/admin/vendors', [vendor], { createVendor });
  await user.click(await screen.findByRole('button', { name: 'Add vendor' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: 'Company name' });
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Enter the company name.')).toBeInTheDocument();
  await user.type(name, 'Tide Café{Enter}');
  expect(await dialog.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, ' Noosa{Enter}');
  await waitFor(() => expect(place.current).toBe('/admin/vendors/9'));
});
