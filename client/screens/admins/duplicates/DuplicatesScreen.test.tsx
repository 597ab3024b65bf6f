import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import DuplicatesScreen from './DuplicatesScreen';

const ad = (databaseId: number, values = {}) => ({
  ...{ id: `b${databaseId}`, databaseId, displayTitle: 'Blue Gum', companyName: 'Blue Gum', type: 'BLD_AD' },
  ...{ status: 'PUBLISHED', detailViewsCount: 3, phoneNo: null, wwwUrl: null },
  ...{ address: { line1: '1 Bay St', city: 'Noosa', postcode: '4567' }, category: { id: 'c1', name: 'Cafés' } },
  vendor: null,
  ...values,
});

async function render(answers = {}) {
  const pairs = [{ id: 'p', score: 60, reasons: ['NAME'], first: ad(1), second: ad(2, { phoneNo: '(07) 7010 1234' }) }];
  const view = await renderAdminScreen({
    ...{ path: '/admin/duplicates', element: <DuplicatesScreen /> },
    answers: { duplicateBrochures: () => pageOf(pairs), ...answers },
  });
  return { ...view, pairs };
}

it('shows two ads side by side, and their differences', async () => {
  await render();
  const card = within((await screen.findByText('Ads 1 and 2')).closest('li') ?? document.body);
  expect(card.getByText('They have the same name.')).toBeVisible();
  expect(card.getByText('60 of 100')).toBeVisible();
  expect(card.getByRole('row', { name: 'Phone – (07) 7010 1234' })).toBeVisible();
  expect(card.getByText(/^The same: .* · address 1 Bay St, Noosa, 4567/)).toBeVisible();
  expect(card.getByRole('link', { name: '1: Blue Gum' })).toHaveAttribute('href', '/details/1');
});

it('keeps both, and the focus stays in the list', async () => {
  const kept: unknown[] = [];
  const view = await render({
    keepBothBrochures: ({ input }: { input: unknown }) => {
      kept.push(input);
      view.pairs.pop();
      return { brochures: [] };
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Not duplicates: Ads 1 and 2' }));
  expect(await screen.findByText('No two ads look alike')).toBeVisible();
  expect(kept).toEqual([{ firstId: 'b1', secondId: 'b2' }]);
  await waitFor(() => expect(screen.getByRole('list', { name: 'Duplicates' })).toHaveFocus());
});

it('archives one of them, with undo', async () => {
  const archived: unknown[] = [];
  const archiveBrochure = ({ input }: { input: { id: string } }) => {
    archived.push(input.id);
    return { brochure: { id: input.id, status: 'ARCHIVED', version: 2 } };
  };
  const { user } = await render({ archiveBrochure });
  await user.click(await screen.findByRole('button', { name: 'Archive ad 2: Blue Gum' }));
  expect(await screen.findByText('“Blue Gum” is archived.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(archived).toEqual(['b2']);
});

it('keeps many pairs apart at once, and archives each newer ad once', async () => {
  const both = [
    { id: 'p', score: 95, reasons: ['NAME', 'ADDRESS'], first: ad(1), second: ad(3) },
    { id: 'q', score: 95, reasons: ['NAME', 'ADDRESS'], first: ad(2), second: ad(3) },
  ];
  const keepBothBrochures = jest.fn(() => ({ brochures: [] }));
  const archiveBrochure = jest.fn(() => ({ brochure: { id: 'b3', status: 'ARCHIVED', version: 2 } }));
  const { user } = await render({ duplicateBrochures: () => pageOf(both), keepBothBrochures, archiveBrochure });
  await user.click(await screen.findByRole('checkbox', { name: '0 pairs of this page chosen' }));
  await user.click(screen.getByRole('button', { name: 'Not duplicates' }));
  expect(await screen.findByText('2 pairs not shown as duplicates again.')).toBeVisible();
  expect(keepBothBrochures).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('checkbox', { name: '0 pairs of this page chosen' }));
  await user.click(screen.getByRole('button', { name: 'Archive the newer ads' }));
  expect(await screen.findByText('1 ad archived. They are in the list of archived ads.')).toBeVisible();
  expect(archiveBrochure).toHaveBeenCalledTimes(1);
});

it('merges one ad into the other after a question', async () => {
  const mergeBrochures = jest.fn(() => ({
    brochure: { id: 'b1', version: 3 },
    merged: { id: 'b2', status: 'ARCHIVED' },
  }));
  const { user } = await render({ mergeBrochures });
  await user.click(await screen.findByRole('button', { name: 'Merge 2 into 1' }));
  expect(await screen.findByText('Merge ad 2 into ad 1?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Merge', hidden: true }));
  expect(await screen.findByText('Ad 2 is part of ad 1 now: “Blue Gum”.')).toBeInTheDocument();
  const input = { keepId: 'b1', mergeId: 'b2' };
  expect(mergeBrochures).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
});
