import { screen, waitFor, within } from '@testing-library/react';
import { renderAdminScreen } from '../../test/renderAdminScreen';
import type { ChosenBrochure } from '../bulk-brochures/BulkVerb';
import { BulkWork } from './BulkWork';

const chosen = Array.from({ length: 250 }, (_, at): ChosenBrochure => {
  const displayTitle = `Ad ${String(at + 1)}`;
  return { id: `b${String(at + 1)}`, databaseId: at + 1, displayTitle, status: 'PUBLISHED', mapArea: null };
});

interface Given {
  input: { ids: string[] };
}

const resultsOf = ({ input }: Given, refused?: string) => ({
  results: input.ids.map((givenId) => ({
    ...{ givenId, brochure: { id: givenId } },
    refusal: givenId === refused ? { code: 'CONFLICT', message: 'It has ended.', errors: [] } : null,
  })),
});

it('tells how far undoing many has come, and why one of them stays as it is', async () => {
  const goOn: (() => void)[] = [];
  const published: string[] = [];
  const answers = {
    archiveBrochures: (given: Given) => resultsOf(given),
    unarchiveBrochures: async (given: Given) => {
      await new Promise<void>((resolve) => goOn.push(resolve));
      return resultsOf(given, 'b7');
    },
    publishBrochures: (given: Given) => {
      published.push(...given.input.ids);
      return resultsOf(given);
    },
  };
  const work = <BulkWork mode="normal" chosen={chosen} areas={[]} onDone={() => undefined} onClear={() => undefined} />;
  const { user } = await renderAdminScreen({ path: '/admin/brochures', element: work, answers });
  await user.click(screen.getByText('Archive'));
  await screen.findByRole('heading', { name: '250 ads archived.' });

  await user.click(screen.getByText('Undo'));
  for (const done of ['0', '100', '200']) {
    expect(await screen.findByText(`${done} of 250 ads back as before`)).toBeVisible();
    await waitFor(() => expect(goOn).toHaveLength(1));
    goOn.pop()?.();
  }
  const heading = await screen.findByText('249 of 250 ads back as before.');
  const results = heading.closest('section') ?? document.body;
  expect(within(results).getAllByText(/^Ad /)[0]?.closest('li')).toHaveTextContent('Ad 7Not done: It has ended.');
  expect(published).toHaveLength(249);
});
