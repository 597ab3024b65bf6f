import { screen, waitFor, within } from '@testing-library/react';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import type { UndoBrochureChangesInput } from '../../../generated/types';
import type { ChosenBrochure } from '../../bulk-brochures/BulkVerb';
import { BulkWork } from './BulkWork';

const chosen = Array.from({ length: 250 }, (_, at): ChosenBrochure => {
  const displayTitle = `Ad ${String(at + 1)}`;
  return { id: `b${String(at + 1)}`, databaseId: at + 1, displayTitle, status: 'PUBLISHED', mapArea: null };
});

interface Given {
  input: { ids: string[] };
}

const resultsOf = ({ input }: Given, version: number) => ({
  results: input.ids.map((givenId) => ({ givenId, brochure: { id: givenId, version }, refusal: null })),
});

const work = <BulkWork mode="normal" chosen={chosen} areas={[]} onDone={() => undefined} onClear={() => undefined} />;

it('undoes with one request that names every ad, and shows why one ad stays unchanged', async () => {
  const asked: UndoBrochureChangesInput[] = [];
  const goOn: (() => void)[] = [];
  const answers = {
    archiveBrochures: (given: Given) => resultsOf(given, 5),
    undoBrochureChanges: async ({ input }: { input: UndoBrochureChangesInput }) => {
      asked.push(input);
      await new Promise<void>((resolve) => goOn.push(resolve));
      return {
        results: input.changes.map(({ id: givenId }) => ({
          givenId,
          brochure: null,
          refusal: givenId === 'b7' ? { code: 'CONFLICT', message: 'Somebody changed it.', errors: [] } : null,
        })),
      };
    },
  };
  const { user } = await renderAdminScreen({ path: '/admin/brochures', element: work, answers });
  await user.click(screen.getByText('Archive'));
  expect(await screen.findByRole('heading', { name: '250 ads archived.' })).toHaveFocus();

  await user.click(screen.getByText('Undo'));
  expect(await screen.findByText('Bringing 250 ads back …')).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked).toEqual([{ changes: chosen.map(({ id }) => ({ id, version: 5 })) }]);
  await waitFor(() => expect(goOn).toHaveLength(1));
  goOn.pop()?.();
  const heading = await screen.findByText('249 of 250 ads back as before.');
  const results = heading.closest('section') ?? document.body;
  expect(within(results).getAllByText(/^Ad /)[0]?.closest('li')).toHaveTextContent(
    'Ad 7Not done: Somebody changed it.',
  );
  expect(asked).toHaveLength(1);
});
