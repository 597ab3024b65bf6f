import { screen, within } from '@testing-library/react';
import { mockBulkJobs } from '../../../test/mockBulkJobs';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import type { ChosenBrochure } from '../../bulk-brochures/BulkVerb';
import { BulkWork } from './BulkWork';

function workOn(count: number) {
  const chosen = Array.from({ length: count }, (_, at): ChosenBrochure => {
    const number = String(at + 1);
    return { id: `b${number}`, databaseId: at + 1, displayTitle: `Ad ${number}` };
  });
  return <BulkWork mode="normal" chosen={chosen} areas={[]} onDone={() => undefined} onClear={() => undefined} />;
}

it('shows how far the job is with a link to it, undoes it, and shows why one ad stays as it is', async () => {
  const decideUndo = (id: number) =>
    id === 7
      ? ({ outcome: 'KEPT', message: 'Somebody changed it.' } as const)
      : ({ outcome: 'UNDONE', message: null } as const);
  const running = { state: 'RUNNING', changedCount: 200 };
  const undoing = { state: 'UNDOING', undoneCount: 190, keptCount: 10 };
  const done = {};
  const { answers } = mockBulkJobs({
    decideUndo,
    meanwhile: [running, running, running, done, undoing, undoing, undoing],
  });
  const { user } = await renderAdminScreen({ path: '/admin/brochures', element: workOn(250), answers });
  await user.click(screen.getByText('Archive'));
  const bar = screen.getByRole('region', { name: 'Ads that are chosen' });
  expect(await within(bar).findByText('200 of 250 ads done')).toBeVisible();
  expect(within(bar).getByRole('link', { name: 'Open the bulk job' })).toHaveAttribute('href', '/admin/bulk-jobs/7');
  expect(within(bar).getByText('Archive').closest('button')).toBeDisabled();
  expect(await screen.findByRole('heading', { name: '250 ads archived.' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open the bulk job' })).toHaveAttribute('href', '/admin/bulk-jobs/7');

  await user.click(screen.getByText('Undo'));
  expect(await screen.findByText('200 of 250 ads brought back')).toBeVisible();
  const heading = await screen.findByText('249 of 250 ads back as before.');
  const results = heading.closest('section') ?? document.body;
  expect(within(results).getAllByText(/^Ad /)[0]?.closest('li')).toHaveTextContent(
    'Ad 7Not done: Somebody changed it.',
  );
});

it.each([
  [1000, '1,000 ads chosen', false],
  [1001, '1,001 ads chosen, at most 1,000 at once', true],
])('with %i ads the bar says "%s"', async (count, words, isTooMany) => {
  const { answers } = mockBulkJobs();
  await renderAdminScreen({ path: '/admin/brochures', element: workOn(count), answers });
  const bar = within(screen.getByRole('region', { name: 'Ads that are chosen' }));
  expect(bar.getByRole('status').textContent).toBe(words);
  const archive = bar.getByText('Archive').closest('button');
  expect([archive?.disabled, bar.getByRole<HTMLInputElement>('combobox').disabled]).toEqual([isTooMany, isTooMany]);
  expect(bar.getByText('Choose none').closest('button')).toBeEnabled();
});
