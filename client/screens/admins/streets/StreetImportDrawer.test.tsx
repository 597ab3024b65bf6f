import { screen, waitFor } from '@testing-library/react';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import { StreetImportDrawer } from './StreetImportDrawer';

const area = {
  __typename: 'MapArea' as const,
  ...{ id: 'a1', code: 'jacaranda-point', name: 'Jacaranda Point' },
  ...{ west: 151.9, south: -25.1, east: 152, north: -25, streetsCount: 0, attributions: [] },
};

const report = {
  ...{ rows: 2, kept: 2, addresses: 0, refusedCount: 0, refused: [], skipped: [], unchanged: false },
  ...{ streets: 2, created: 2, updated: 0, removed: 0 },
};

const done = (id: string, dryRun: boolean) => ({
  ...{ id, dryRun, state: 'READY', progress: 100, kind: 'STREET', format: 'GEOJSON', files: ['f1'], problem: null },
  ...{ sourceName: 'jacaranda.geojson', attribution: '© Jacaranda Council', licence: 'CC BY 4.0', report },
  requestedAt: '2026-11-20T01:00:00Z',
});

async function render(imports: ReturnType<typeof done>[]) {
  const told: string[] = [];
  const drawer = <StreetImportDrawer area={area} open onClose={() => undefined} onImported={() => told.push('done')} />;
  const view = await renderAdminScreen({
    ...{ path: '/admin/streets', element: drawer },
    answers: {
      streetImports: () => pageOf(imports),
      startStreetImport: ({ input }: { input: { dryRun: boolean } }) => {
        imports.unshift(done(`i${imports.length + 1}`, input.dryRun));
        return { streetImport: imports[0] };
      },
    },
  });
  return { ...view, told };
}

it('reports an import that ended before the first poll', async () => {
  const { user, told } = await render([done('i1', true)]);
  await user.click(await screen.findByRole('button', { name: 'Import it now' }));
  expect(await screen.findByText(/^imported ·/)).toBeVisible();
  await waitFor(() => expect(told).toEqual(['done']));
});

it('does not report an earlier import', async () => {
  const { told } = await render([done('i1', false)]);
  expect(await screen.findByText(/^imported ·/)).toBeVisible();
  expect(told).toEqual([]);
});
