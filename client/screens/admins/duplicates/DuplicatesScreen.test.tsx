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

const many = [
  { id: 'p', score: 95, reasons: ['NAME', 'ADDRESS'], first: ad(1), second: ad(3) },
  { id: 'q', score: 95, reasons: ['NAME', 'ADDRESS'], first: ad(2), second: ad(3) },
];
const job = () => ({ bulkJob: { id: 'j7', databaseId: 7 } });
const inputOf = (mock: jest.Mock) => (mock.mock.calls[0] as [{ input: unknown }])[0].input;

it('opens the preview of the chosen pairs, also of those of another page', async () => {
  const resolveDuplicates = jest.fn(job);
  const duplicateBrochures = ({ after }: { after?: string | null }) =>
    after == null ? { ...pageOf(many.slice(0, 1)), pageInfo: nextPage } : pageOf(many.slice(1));
  const nextPage = { hasNextPage: true, hasPreviousPage: false, startCursor: 'a', endCursor: 'b' };
  const { user } = await render({ duplicateBrochures, resolveDuplicates });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Ads 1 and 3' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Ads 2 and 3' }));
  expect(screen.getByRole('radio', { name: '2 pairs chosen' })).toBeChecked();
  const bar = within(screen.getByRole('group', { name: 'Many pairs at once' }));
  await user.click(bar.getByRole('button', { name: 'Not duplicates' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  const pairs = [
    { firstId: 'b1', secondId: 'b3' },
    { firstId: 'b2', secondId: 'b3' },
  ];
  expect(inputOf(resolveDuplicates)).toEqual({ decision: 'KEEP_BOTH', pairs });
});

it('says by which rule it merges, and previews all that match the filter', async () => {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const resolveDuplicates = jest.fn(() => finished.then(job));
  const asked: object[] = [];
  const duplicateBrochures = (variables: object) => {
    asked.push(variables);
    return { ...pageOf(many), totalCount: 556 };
  };
  const { user, place } = await render({ duplicateBrochures, resolveDuplicates });
  await user.click(await screen.findByRole('combobox', { name: 'Score' }));
  await user.click(await screen.findByTitle('90 or more'));
  await user.type(screen.getByRole('searchbox', { name: 'Suburb or postcode' }), ' Noosa {Enter}');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ minScore: 90, place: 'Noosa' }));
  expect(place.current).toBe('/admin/duplicates?score=90&place=Noosa');
  await user.click(await screen.findByRole('radio', { name: 'All 556 that match' }));
  const bar = within(screen.getByRole('group', { name: 'Many pairs at once' }));
  expect(bar.getByRole('button', { name: 'Archive the newer ads' })).toBeDisabled();
  await user.click(bar.getByRole('button', { name: 'Merge the pairs' }));
  expect(await screen.findByText('Merge 556 pairs')).toBeInTheDocument();
  expect(screen.getByText('the one whose coupons were taken,')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Make the preview', hidden: true }));
  // the preview opens all the same, so it cannot be cancelled any more
  expect(screen.getByRole('button', { name: 'Cancel', hidden: true })).toBeDisabled();
  finish();
  await waitFor(() => expect(resolveDuplicates).toHaveBeenCalledTimes(1));
  expect(inputOf(resolveDuplicates)).toEqual({
    decision: 'MERGE',
    filter: { q: '', reason: null, minScore: 90, place: 'Noosa' },
  });
});

it('previews the archiving of each newer ad once', async () => {
  const prepareBulkJob = jest.fn(job);
  const { user } = await render({ duplicateBrochures: () => pageOf(many), prepareBulkJob });
  await user.click(await screen.findByRole('checkbox', { name: 'This page' }));
  await user.click(screen.getByRole('button', { name: 'Archive the newer ads' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(inputOf(prepareBulkJob)).toEqual({ action: 'ARCHIVE', ids: ['b3'] });
});

it('forgets what was chosen when the filter changes, and chooses none', async () => {
  const { user } = await render({ duplicateBrochures: () => pageOf(many) });
  await user.click(await screen.findByRole('checkbox', { name: 'This page' }));
  expect(screen.getByRole('radio', { name: '2 pairs chosen' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(screen.getByRole('radio', { name: '0 pairs chosen' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'This page' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search duplicates' }), 'gum{Enter}');
  expect(await screen.findByRole('radio', { name: '0 pairs chosen' })).toBeChecked();
});

it('sends no pair that was decided on its own card meanwhile', async () => {
  const keepBothBrochures = () => ({ brochures: [] });
  const archiveBrochure = ({ input: { id } }: { input: { id: string } }) => ({
    brochure: { id, status: 'ARCHIVED', version: 2 },
  });
  const { user } = await render({ duplicateBrochures: () => pageOf(many), keepBothBrochures, archiveBrochure });
  await user.click(await screen.findByRole('checkbox', { name: 'This page' }));
  await user.click(screen.getByRole('button', { name: 'Not duplicates: Ads 1 and 3' }));
  expect(await screen.findByRole('radio', { name: '1 pair chosen' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Choose none' }));
  await user.click(screen.getByRole('checkbox', { name: 'This page' }));
  const [archive] = screen.getAllByRole('button', { name: 'Archive ad 3: Blue Gum' });
  if (archive) await user.click(archive);
  expect(await screen.findByRole('radio', { name: '0 pairs chosen' })).toBeChecked();
});

it('no longer means all that match when pairs are chosen or the filter changes', async () => {
  const { user } = await render({ duplicateBrochures: () => ({ ...pageOf(many), totalCount: 556 }) });
  await user.click(await screen.findByRole('radio', { name: 'All 556 that match' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose Ads 1 and 3' }));
  expect(screen.getByRole('radio', { name: '1 pair chosen' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'All 556 that match' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search duplicates' }), 'gum{Enter}');
  expect(await screen.findByRole('radio', { name: '0 pairs chosen' })).toBeChecked();
});

describe('merging one pair', () => {
  const endedAs = (values: object) => ({
    bulkJobs: () => ({
      edges: [
        {
          node: {
            ...{ id: 'j7', state: 'DONE', total: 1, changedCount: 1, unchangedCount: 0, refusedCount: 0 },
            ...{ undoneCount: 0, keptCount: 0, problem: null, isUndoable: true, ...values },
          },
        },
      ],
    }),
  });

  it('merges one ad into the other after a question, with undo', async () => {
    const resolveDuplicates = jest.fn(job);
    const undoBulkJob = jest.fn(() => ({ bulkJob: { id: 'j7', state: 'UNDOING' } }));
    const { user } = await render({ ...endedAs({}), resolveDuplicates, undoBulkJob });
    await user.click(await screen.findByRole('button', { name: 'Merge 2 into 1' }));
    expect(await screen.findByText('Merge ad 2 into ad 1?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Merge', hidden: true }));
    expect(await screen.findByText('Ad 2 is part of ad 1 now: “Blue Gum”.')).toBeInTheDocument();
    const pairs = [{ firstId: 'b1', secondId: 'b2' }];
    expect(inputOf(resolveDuplicates)).toEqual({ decision: 'MERGE', pairs, keepId: 'b1' });
    await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    await waitFor(() => expect(undoBulkJob).toHaveBeenCalledTimes(1));
  });

  it('lists the pair again when the undo has ended', async () => {
    const events: string[] = [];
    const bulkJobs = () => {
      const state = events.includes('undo') && !events.includes('UNDOING') ? 'UNDOING' : 'DONE';
      events.push(state);
      return { edges: endedAs({ state }).bulkJobs().edges };
    };
    const pairs = [{ id: 'p', score: 60, reasons: ['NAME'], first: ad(1), second: ad(2) }];
    const { user } = await render({
      ...{ bulkJobs, resolveDuplicates: job },
      undoBulkJob: () => {
        events.push('undo');
        return { bulkJob: { id: 'j7', state: 'UNDOING' } };
      },
      duplicateBrochures: () => {
        events.push('list');
        return pageOf(pairs);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Merge 2 into 1' }));
    await user.click(await screen.findByRole('button', { name: 'Merge', hidden: true }));
    await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
    await waitFor(() => expect(events.slice(events.lastIndexOf('UNDOING'))).toContain('DONE'));
    await waitFor(() => expect(events.slice(events.lastIndexOf('DONE'))).toContain('list'));
  });

  it('says why it is refused', async () => {
    const row = { id: 'r', brochureId: 2, outcome: 'REFUSED', message: 'The two ads are of different types.' };
    const { user } = await render({
      ...endedAs({ changedCount: 0, refusedCount: 1, isUndoable: false }),
      ...{ resolveDuplicates: job, bulkJobRows: () => pageOf([row]) },
    });
    await user.click(await screen.findByRole('button', { name: 'Merge 2 into 1' }));
    await user.click(await screen.findByRole('button', { name: 'Merge', hidden: true }));
    expect(
      await screen.findByText('Ads 1 and 2 are not merged. The two ads are of different types.'),
    ).toBeInTheDocument();
  });
});
