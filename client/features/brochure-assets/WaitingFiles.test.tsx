import { screen, waitFor, within } from '@testing-library/react';
import { gql, type TypedDocumentNode, type FragmentType } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { BrochureAssetsBrochureFragmentDoc } from '../../generated/BrochureAssets';
import type { BrochureAssetsBrochureFragment } from '../../generated/types';
import { renderScreen } from '../../test/renderScreen';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { LastActionsProvider } from '../../ui/last-actions/LastActionsProvider';
import { BrochureAssets } from './BrochureAssets';
import { useAssetUploads } from './uploads/useAssetUploads';

const root = gql`
  query WaitingFilesOfTest {
    brochure(databaseId: 7) {
      id
      ...BrochureAssets_brochure
    }
  }
`;
const query: TypedDocumentNode<{ brochure: FragmentType<BrochureAssetsBrochureFragment> & { id: string } }> = {
  ...root,
  definitions: [...root.definitions, ...BrochureAssetsBrochureFragmentDoc.definitions],
};

function Form({ isWithChange }: { isWithChange: boolean }) {
  const { data } = useQuery(query);
  const uploads = useAssetUploads({ target: data ? { id: data.brochure.id, databaseId: 7 } : null });
  return data ? <BrochureAssets brochure={data.brochure} {...{ uploads, isWithChange }} /> : null;
}

function asset(id: string, values: object = {}) {
  const file = { altText: null, sortOrder: 0, width: 8, height: 6, dominantColor: null, renditions: [] };
  return { id, did: `did-${id}`, type: 'BROCHURE_IMAGE', url: `/files/${id}`, ...file, ...values };
}

/** A server where the removal of one file, the replacement of another and a new one wait. */
function serverWithChange() {
  const [one, two, three] = [asset('one'), asset('two', { altText: 'The bay' }), asset('three')];
  const asked: unknown[] = [];
  let files: { assetId: string; live: object | null; proposed: object | null }[] = [
    { assetId: 'new', live: null, proposed: asset('-new', { url: '/files/new?pass=1' }) },
    { assetId: 'one', live: one, proposed: asset('-one', { url: '/files/cropped?pass=1' }) },
    { assetId: 'three', live: three, proposed: asset('-three', { url: three.url, altText: 'Described' }) },
    { assetId: 'two', live: two, proposed: null },
  ];
  const brochure = () => ({
    ...{ id: 'b7', databaseId: 7, displayTitle: 'Blue Wren Café', version: 1, assets: [one, two, three] },
    pendingRevision: { state: 'WAITING', comment: null, changes: [], files },
  });
  const restoreAsset = ({ input }: { input: { id: string } }) => {
    asked.push(input);
    files = files.map((file) =>
      file.assetId === input.id ? { ...file, proposed: asset(`-${input.id}`, { url: `/files/${input.id}` }) } : file,
    );
    return { brochure: brochure() };
  };
  const removeAsset = ({ input }: { input: { id: string } }) => {
    asked.push(input);
    files = files.map((file) => (file.assetId === input.id ? { ...file, proposed: null } : file));
    return { isPendingRevision: true, brochure: brochure() };
  };
  return { answers: { viewer: () => ({ role: 'VENDOR' }), brochure, restoreAsset, removeAsset }, asked };
}

const draw = (answers: object, isWithChange = true) =>
  renderScreen({
    routes: [
      {
        path: '/',
        element: (
          <UnstyledAntd>
            <LastActionsProvider>
              <Form isWithChange={isWithChange} />
            </LastActionsProvider>
          </UnstyledAntd>
        ),
      },
    ],
    at: '/',
    answers: answers as never,
  });

const sources = () =>
  within(screen.getByRole('list', { name: /^Pictures of/ }))
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('src'));

it('shows the files of the change, and says what waits', async () => {
  await draw(serverWithChange().answers);
  expect(await screen.findByText('New, waits')).toBeVisible();
  expect(sources()).toEqual(['/files/new?pass=1', '/files/cropped?pass=1', '/files/three']);
  expect(screen.getByText('Replaced, waits')).toBeVisible();
  expect(screen.getByText('New text, waits')).toBeVisible();
  const removed = within(screen.getByRole('region', { name: 'Removed when it is approved' }));
  expect(removed.getByText('The bay')).toBeVisible();
});

it('keeps a file that the change would remove or replace', async () => {
  const { answers, asked } = serverWithChange();
  const { user } = await draw(answers);
  await user.click(await screen.findByRole('button', { name: 'Keep it: The bay' }));
  expect(await screen.findByText('The bay stays as it is.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Removed when it is approved' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Keep the live one: Picture 2' }));
  await waitFor(() => expect(sources()).toContain('/files/one'));
  expect(asked).toEqual([{ id: 'two' }, { id: 'one' }]);
});

it('says that a removal waits, and takes it back without sending the file again', async () => {
  const { answers, asked } = serverWithChange();
  const { user } = await draw(answers);
  await user.click(await screen.findByRole('button', { name: 'Remove: Picture 3' }));
  expect(await screen.findByText('Picture 3 goes when an administrator has approved it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked).toEqual([{ id: 'three' }, { id: 'three' }]));
  await waitFor(() => expect(sources()).toHaveLength(3));
});

it('shows administrators the files of the ad', async () => {
  await draw(serverWithChange().answers, false);
  await waitFor(() => expect(sources()).toEqual(['/files/one', '/files/two', '/files/three']));
  expect(screen.queryByText('New, waits')).toBeNull();
});
