import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { screen, waitFor, within } from '@testing-library/react';
import type { FragmentType } from '@apollo/client';
import type { BrochureAssetsBrochureFragment } from '../../generated/types';
import { BrochureAssetsBrochureFragmentDoc } from '../../generated/BrochureAssets';
import { refusal } from '../../test/mockServer';
import { renderScreen } from '../../test/renderScreen';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { LastActionsProvider } from '../../ui/last-actions/LastActionsProvider';
import { BrochureAssets } from './BrochureAssets';
import { useAssetUploads } from './uploads/useAssetUploads';

type Kept = FragmentType<BrochureAssetsBrochureFragment>;

const root = gql`
  query AssetsOfTest {
    brochure(databaseId: 7) {
      id
      ...BrochureAssets_brochure
    }
  }
`;
const query: TypedDocumentNode<{ brochure: Kept & { id: string } }> = {
  ...root,
  definitions: [...root.definitions, ...BrochureAssetsBrochureFragmentDoc.definitions],
};

function Form() {
  const { data } = useQuery(query);
  const uploads = useAssetUploads({ target: data ? { id: data.brochure.id, databaseId: 7 } : null });
  return data ? <BrochureAssets brochure={data.brochure} uploads={uploads} /> : null;
}

function NewForm() {
  const uploads = useAssetUploads({ target: null });
  return <BrochureAssets brochure={null} uploads={uploads} problems={['Add at least one image.']} />;
}

function asset(id: string, altText: string | null = null, type = 'BROCHURE_IMAGE') {
  const file = { url: `/files/${id}`, altText, sortOrder: 0, width: 8, height: 6, dominantColor: null, renditions: [] };
  return { id, did: `did-${id}`, type, ...file };
}

/** A fake server that stores the files of one ad. */
function serverWith(...assets: ReturnType<typeof asset>[]) {
  const brochure = () => ({ id: 'b7', databaseId: 7, displayTitle: 'Blue Wren Café', version: 1, assets: [...assets] });
  return {
    viewer: () => ({ role: 'ADMINISTRATOR' }),
    brochure,
    updateAsset: ({ input }: { input: { id: string; altText: string } }) => {
      const found = assets.find(({ id }) => id === input.id)!;
      found.altText = input.altText;
      return { asset: found, brochure: brochure() };
    },
    removeAsset: ({ input }: { input: { id: string } }) => {
      assets = assets.filter(({ id }) => id !== input.id);
      return { brochure: brochure() };
    },
    reorderAssets: ({ input }: { input: { assetIds: string[] } }) => {
      assets = [...assets].sort((a, b) => input.assetIds.indexOf(a.id) - input.assetIds.indexOf(b.id));
      return { brochure: brochure() };
    },
  };
}

const draw = (answers: object, form = <Form />) =>
  renderScreen({
    routes: [
      {
        path: '/',
        element: (
          <UnstyledAntd>
            <LastActionsProvider>{form}</LastActionsProvider>
          </UnstyledAntd>
        ),
      },
    ],
    at: '/',
    answers: answers as never,
  });

const order = () =>
  within(screen.getByRole('list', { name: /^Pictures of/ }))
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('src'));

it('reorders pictures by button and keeps the keyboard focus', async () => {
  const { user } = await draw(serverWith(asset('one'), asset('two'), asset('three')));
  await user.click(await screen.findByRole('button', { name: 'Move later: Picture 1' }));
  await waitFor(() => expect(order()).toEqual(['/files/two', '/files/one', '/files/three']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move later: Picture 2' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Make it the thumbnail: Picture 3' }));
  await waitFor(() => expect(order()).toEqual(['/files/three', '/files/two', '/files/one']));
  expect(within(screen.getAllByRole('listitem')[0]!).getByText('Thumbnail')).toBeVisible();
});

it('restores the saved order when the server refuses the new one', async () => {
  const reorderAssets = () => {
    throw refusal('CONFLICT', 'This ad is published.');
  };
  const { user } = await draw({ ...serverWith(asset('one'), asset('two')), reorderAssets });
  await user.click(await screen.findByRole('button', { name: 'Move later: Picture 1' }));
  expect(await screen.findByText('The order is as it was. This ad is published.')).toBeVisible();
  await waitFor(() => expect(order()).toEqual(['/files/one', '/files/two']));
});

it('saves an alternative text on Enter', async () => {
  const { user } = await draw(serverWith(asset('one')));
  await user.type(await screen.findByRole('textbox', { name: 'What Picture 1 shows' }), 'A bay at dusk{Enter}');
  expect(await screen.findByRole('img', { name: 'A bay at dusk' })).toBeVisible();
});

it('removes a picture and focuses its neighbour; lists documents apart from pictures', async () => {
  const { user } = await draw(serverWith(asset('one'), asset('two'), asset('menu', null, 'BROCHURE_PDF')));
  await user.click(await screen.findByRole('button', { name: 'Remove: Picture 1' }));
  expect(await screen.findByText('Picture 1 is removed.')).toBeVisible();
  await waitFor(() => expect(order()).toEqual(['/files/two']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove: Picture 1' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'PDF 1' })).toHaveAttribute('href', '/files/menu');
});

it('queues the files of a new ad', async () => {
  const { user } = await draw({}, <NewForm />);
  expect(screen.getByText('Add at least one image.')).toBeVisible();
  const pdf = new File(['%PDF-1.7 …'], 'menu.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Pictures and documents'), pdf);
  expect(await screen.findByText(/menu\.pdf waits to be sent/)).toBeVisible();
  expect(screen.getByText('These files are sent when the ad is saved.')).toBeVisible();
});
