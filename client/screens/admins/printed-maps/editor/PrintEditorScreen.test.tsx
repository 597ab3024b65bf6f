import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MockResolvers } from '../../../../test/mockServer';
import { renderScreen } from '../../../../test/renderScreen';
import { UnstyledAntd } from '../../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../../ui/last-actions/LastActionsProvider';
import PrintEditorScreen from './PrintEditorScreen';

const routes = [
  {
    path: '/admin/printed-maps/:id/layout',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <PrintEditorScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
];
const at = '/admin/printed-maps/7/layout?format=a3-portrait';
const area = { id: 'area', databaseId: 7, code: 'noosa', name: 'Noosa', gridColumns: 4, gridRows: 6 };
const settings = {
  ...{ title: null, frame: null, ads: null, insets: 'AUTOMATIC', insetRanges: [], sponsor: null },
  ...{ sponsorPicture: null, emergencyNumbers: null, fold: null, hasBleed: false },
};
const version = (id: string, name: string, changes: object = {}) => ({
  ...{ id, name, savedAt: '2026-11-20T03:00:00.000Z', savedBy: { id: 'kim', name: 'Kim' } },
  historyDatabaseId: 4,
  settings: { ...settings, ...changes },
});

type Version = ReturnType<typeof version>;

/** A server that draws a proof at the second request for it. */
function server(first: Version[] = [], usedId: string | null = null) {
  let versions = first;
  let used = usedId;
  const asked: Record<string, unknown>[] = [];
  const proofs = new Map<string, number>();
  const answers = {
    viewer: () => ({ role: 'ADMINISTRATOR' }),
    mapAreas: () => ({ edges: [{ node: area, cursor: '1' }] }),
    printLayouts: (given: Record<string, unknown>) => {
      asked.push(given);
      return { edges: versions.map((node) => ({ node, cursor: node.id })) };
    },
    printedMaps: () => ({
      edges: [
        {
          node: {
            ...{ id: 'map', paper: 'A3', orientation: 'PORTRAIT', state: 'READY', url: null, madeAt: null },
            layout: used === null ? null : { id: used },
          },
          cursor: '1',
        },
      ],
    }),
    node: ({ id }: { id: string }) => {
      const count = (proofs.get(id) ?? 0) + 1;
      proofs.set(id, count);
      const isReady = count > 1;
      return {
        ...{ __typename: 'PrintLayout', id, problem: null, sheets: isReady ? 3 : null },
        proofState: isReady ? 'READY' : 'WAITING',
        warnings: isReady ? [{ code: 'NO_STREETS', message: 'This area has no streets. Import them first.' }] : [],
        settings: { ...settings, sponsorPicture: { hash: 'd'.repeat(64), dataUrl: 'data:image/png;base64,old' } },
        pictures: isReady ? ['data:image/webp;base64,one', 'data:image/webp;base64,two'] : [],
      };
    },
    savePrintLayout: ({ input }: { input: { name: string | null; layout: object } }) => {
      asked.push(input);
      if (input.name === null) return { printLayout: { id: 'draft', name: null } };
      versions = [version(`saved-${input.name}`, input.name, input.layout), ...versions];
      return { printLayout: { id: `saved-${input.name}`, name: input.name } };
    },
    uploadPrintPicture: ({ input }: { input: { file: string } }) => {
      asked.push(input);
      return { picture: { hash: 'c'.repeat(64), dataUrl: 'data:image/png;base64,new' } };
    },
    applyPrintLayout: ({ input }: { input: { id: string } }) => {
      asked.push(input);
      used = input.id;
      return { printedMap: { id: 'map', state: 'WAITING' } };
    },
  } satisfies MockResolvers;
  return { answers, asked };
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(screen.getAllByText(option).at(-1) ?? document.body);
};

it('previews what is chosen, as pictures with warnings, without saving a version', async () => {
  const { answers, asked } = server();
  await renderScreen({ routes, at, answers });
  expect(await screen.findByRole('heading', { name: 'Print editor: Noosa' })).toBeVisible();
  expect(await screen.findByText('No version is saved yet.')).toBeVisible();
  expect(asked).toContainEqual({ mapArea: 'noosa', paper: 'A3', orientation: 'PORTRAIT', first: 60 });
  type('Title', ' Summer in Noosa ');
  type('Sponsor', 'Tide Bakery');
  choose('Folding', 'Cross fold: to A4, then to DL');
  fireEvent.click(screen.getByLabelText('Bleed and marks for a print shop'));
  press('Preview');
  expect(await screen.findByText('Drawing the preview …')).toBeVisible();
  const picture = await screen.findByRole('img', { name: 'Sheet 1 of the preview of Noosa, A3 portrait' });
  expect(picture).toHaveAttribute('src', 'data:image/webp;base64,one');
  expect(screen.getByText('This area has no streets. Import them first.')).toBeVisible();
  expect(screen.getByText('3 sheets, the first 2 below; the streets index follows.')).toBeVisible();
  press('Next sheet');
  expect(screen.getByRole('img', { name: 'Sheet 2 of the preview of Noosa, A3 portrait' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next sheet' })).toBeDisabled();
  expect(asked.at(-1)).toEqual({
    ...{ mapArea: 'area', paper: 'A3', orientation: 'PORTRAIT', name: null },
    layout: {
      ...{ title: 'Summer in Noosa', frame: null, ads: null, insets: 'AUTOMATIC', insetRanges: [] },
      ...{ sponsor: 'Tide Bakery', sponsorPicture: null, emergencyNumbers: null, fold: 'CROSS', hasBleed: true },
    },
  });
});

it('names the squares that an area has, and sends them in capitals', async () => {
  const { answers, asked } = server();
  await renderScreen({ routes, at, answers });
  await screen.findByText('No version is saved yet.');
  choose('Frame', 'A part of it, by squares');
  const frame = within(await screen.findByRole('group', { name: 'Frame' }));
  fireEvent.change(frame.getByLabelText('From square'), { target: { value: 'b 2' } });
  fireEvent.change(frame.getByLabelText('To square'), { target: { value: 'E7' } });
  press('Preview');
  expect(await screen.findByText('A1 to D6.')).toBeVisible();
  expect(asked.some((input) => 'layout' in input)).toBe(false);
  fireEvent.change(frame.getByLabelText('To square'), { target: { value: 'd6' } });
  press('Preview');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ layout: { frame: { from: 'B2', to: 'D6' } } }));
});

it('saves a version by name and uses it; an older version is opened, and used again', async () => {
  const old = version('old', 'Winter', { title: 'Winter in Noosa', sponsor: 'Pelican', emergencyNumbers: '' });
  const { answers, asked } = server([old], 'old');
  await renderScreen({ routes, at, answers });
  // the version in use fills the form
  expect(await screen.findByLabelText('Title')).toHaveValue('Winter in Noosa');
  expect(screen.getByText('In use')).toBeVisible();
  expect(screen.getByText(/by Kim$/)).toBeVisible();

  type('Name of this version', ' ');
  press('Save');
  expect(await screen.findByText('Name the version.')).toBeVisible();
  type('Title', 'Summer in Noosa');
  type('Name of this version', 'Summer');
  press('Save and use');
  await waitFor(() => expect(asked).toContainEqual({ id: 'saved-Summer' }));
  expect(asked).toContainEqual(
    expect.objectContaining({
      name: 'Summer',
      layout: expect.objectContaining({
        title: 'Summer in Noosa',
        sponsor: 'Pelican',
        emergencyNumbers: '',
      }) as unknown,
    }),
  );
  const again = await screen.findByRole('button', { name: /^Use for the PDF map: Winter, / });
  const history = screen.getByRole('link', { name: 'What each version changed' });
  expect(history).toHaveAttribute('href', '/admin/printed-maps/layouts/4/history');
  fireEvent.click(screen.getByRole('button', { name: /^Open: Winter, / }));
  expect(screen.getByLabelText('Title')).toHaveValue('Winter in Noosa');
  fireEvent.click(again);
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('layout'));
  await waitFor(() => expect(asked).toContainEqual({ id: 'old' }));
});

it('takes a picture of the sponsor with words for it, shows that of a version, and removes it', async () => {
  const kept = { hash: 'd'.repeat(64), alternativeText: 'Pelican Books: a pelican' };
  const { answers, asked } = server([version('old', 'Winter', { sponsorPicture: kept })], 'old');
  await renderScreen({ routes, at, answers });
  expect(await screen.findByLabelText('What the picture shows')).toHaveValue('Pelican Books: a pelican');
  const image = () => screen.findByRole('img', { name: 'Sponsor’s logo' });
  expect(await image()).toHaveAttribute('src', 'data:image/png;base64,old');

  const file = new File(['loaf'], 'loaf.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('File of the sponsor’s picture'), { target: { files: [file] } });
  await waitFor(async () => expect(await image()).toHaveAttribute('src', 'data:image/png;base64,new'));
  expect(asked).toContainEqual({ file: btoa('loaf') });
  // the words of the former picture are not of this one
  expect(screen.getByLabelText('What the picture shows')).toHaveValue('');
  press('Preview');
  expect(await screen.findByText('Say what the picture shows.')).toBeVisible();
  type('What the picture shows', 'Tide Bakery: a loaf ');
  press('Preview');
  const sponsorPicture = { hash: 'c'.repeat(64), alternativeText: 'Tide Bakery: a loaf' };
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ layout: { sponsorPicture } }));

  press('Remove the sponsor’s picture');
  await waitFor(() => expect(screen.queryByLabelText('What the picture shows')).toBeNull());
  const large = new File([new Uint8Array(700_001)], 'large.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('File of the sponsor’s picture'), { target: { files: [large] } });
  expect(await screen.findByText('Choose a file of at most 700 kB.')).toBeVisible();
});

it('says that there is no such area', async () => {
  await renderScreen({ routes, at: '/admin/printed-maps/999/layout', answers: server().answers });
  expect(await screen.findByText('There is no such area')).toBeVisible();
});
