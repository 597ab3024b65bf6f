import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FragmentType } from '@apollo/client';
import type { BrochureAssetsBrochureFragment } from '../../generated/types';
import { BrochureAssetsBrochureFragmentDoc } from '../../generated/BrochureAssets';
import { refusal } from '../../test/mockServer';
import { mockUploads } from '../../test/mockUploads';
import { renderScreen } from '../../test/renderScreen';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { LastActionsProvider } from '../../ui/last-actions/LastActionsProvider';
import { sessionStore } from '../session/sessionStore';
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

function Form({ fixedBecause = null }: { fixedBecause?: string | null }) {
  const { data } = useQuery(query);
  const uploads = useAssetUploads({ target: data ? { id: data.brochure.id, databaseId: 7 } : null });
  return data ? <BrochureAssets brochure={data.brochure} uploads={uploads} fixedBecause={fixedBecause} /> : null;
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
  const brochure = () => ({
    id: 'b7',
    databaseId: 7,
    displayTitle: 'Blue Wren Café',
    version: 1,
    assets: [...assets],
    pendingRevision: null,
  });
  return {
    viewer: () => ({ role: 'ADMINISTRATOR' }),
    brochure,
    updateAsset: ({ input }: { input: { id: string; altText: string } }) => {
      const found = assets.find(({ id }) => id === input.id)!;
      found.altText = input.altText;
      return { brochure: brochure() };
    },
    removeAsset: ({ input }: { input: { id: string } }) => {
      assets = assets.filter(({ id }) => id !== input.id);
      return { isPendingRevision: false, brochure: brochure() };
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

describe('an alternative text', () => {
  const open = async () => {
    const saved: string[] = [];
    const server = serverWith(asset('one', 'A bay'));
    const updateAsset = (args: Parameters<typeof server.updateAsset>[0]) => {
      saved.push(args.input.altText);
      return server.updateAsset(args);
    };
    const { user } = await draw({ ...server, updateAsset });
    return { user, saved, field: await screen.findByRole('textbox', { name: 'What Picture 1 shows' }) };
  };

  it('is saved when the field is left, and only if it has changed', async () => {
    const { user, saved, field } = await open();
    await user.click(field);
    await user.tab();
    expect(saved).toEqual([]);
    await user.type(field, ' at dusk ');
    await user.tab();
    await waitFor(() => expect(saved).toEqual(['A bay at dusk']));
  });

  it('is restored by Escape', async () => {
    const { user, saved, field } = await open();
    await user.type(field, ' at dusk{Escape}');
    expect(field).toHaveValue('A bay');
    await user.tab();
    expect(saved).toEqual([]);
  });
});

describe('files by mouse', () => {
  const tile = (place: number) => screen.getAllByRole('listitem')[place - 1]!;
  const drag = (from: HTMLElement, to: HTMLElement) => {
    const dataTransfer = { setData: () => undefined, effectAllowed: '', types: [] };
    fireEvent.dragStart(from, { dataTransfer });
    const over = createEvent.dragOver(to, { dataTransfer });
    fireEvent(to, over);
    fireEvent.drop(to, { dataTransfer });
    fireEvent.dragEnd(from, { dataTransfer });
    return over.defaultPrevented;
  };

  it('moves a picture that is dragged onto another one', async () => {
    await draw(serverWith(asset('one'), asset('two'), asset('three')));
    await screen.findByRole('button', { name: 'Remove: Picture 1' });
    expect(drag(tile(1), tile(3))).toBe(true);
    await waitFor(() => expect(order()).toEqual(['/files/two', '/files/three', '/files/one']));
  });

  it('takes files that are dropped, but no dragged text', async () => {
    const { container } = await draw({}, <NewForm />);
    const editor = container.querySelector('[data-over]')!;
    const over = (types: string[]) => {
      const event = createEvent.dragOver(editor, { dataTransfer: { types } });
      fireEvent(editor, event);
      return [event.defaultPrevented, editor.getAttribute('data-over')];
    };
    expect(over(['text/plain'])).toEqual([false, 'false']);
    expect(over(['Files'])).toEqual([true, 'true']);
    const files = [new File(['%PDF-1.7'], 'menu.pdf')];
    fireEvent.drop(editor, { dataTransfer: { types: ['Files'], files } });
    expect(await screen.findByText(/menu\.pdf waits to be sent/)).toBeVisible();
    expect(editor).toHaveAttribute('data-over', 'false');
  });

  it('takes a pasted file, except in a field', async () => {
    await draw(serverWith(asset('one')), <NewForm />);
    const clipboardData = { files: [new File(['%PDF-1.7'], 'pasted.pdf')] };
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.paste(field, { clipboardData });
    field.remove();
    expect(screen.queryByText(/pasted\.pdf/)).toBeNull();
    fireEvent.paste(document.body, { clipboardData });
    expect(await screen.findByText(/pasted\.pdf waits to be sent/)).toBeVisible();
  });
});

it('says why files cannot be changed, and offers nothing that changes them', async () => {
  const reason = 'This ad is in review.';
  await draw(serverWith(asset('one'), asset('menu', null, 'BROCHURE_PDF')), <Form fixedBecause={reason} />);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: 'PDF 1' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('textbox')).toBeDisabled();
  fireEvent.paste(document.body, { clipboardData: { files: [new File(['%PDF-1.7'], 'pasted.pdf')] } });
  expect(screen.queryByText(/pasted\.pdf/)).toBeNull();
});

describe('a removed picture', () => {
  const { uploads, answerWith } = mockUploads();
  const originalFetch = globalThis.fetch;

  beforeEach(() => {
    const user = { did: 'abc', email: 'admin@offers.example', name: null, vendor: null };
    sessionStore.begin({ accessToken: 'token', role: 'ADMINISTRATOR', user });
  });
  afterEach(() => {
    sessionStore.end('SIGNED_OUT');
    globalThis.fetch = originalFetch;
  });

  it('comes back to its place with its text', async () => {
    const blob = () => Promise.resolve(new Blob(['jpeg'], { type: 'image/jpeg' }));
    globalThis.fetch = () => Promise.resolve({ ok: true, blob } as Response);
    const assets = [asset('one', 'A bay'), asset('two')];
    const server = serverWith(...assets);
    const returned = asset('again', 'A bay');
    const orders: string[][] = [];
    answerWith(() => ({ status: 200, body: { did: 'did-again', brochureVersion: 5 } }));
    const { user } = await draw({
      ...server,
      // once it is uploaded, the server has it at the end
      brochure: () => ({
        ...server.brochure(),
        ...(uploads().length > 0 && { assets: [...server.brochure().assets, returned] }),
      }),
      reorderAssets: ({ input: { assetIds } }: { input: { assetIds: string[] } }) => {
        orders.push([...assetIds]);
        const all = [...server.brochure().assets, returned];
        return { brochure: { ...server.brochure(), assets: assetIds.map((id) => all.find((one) => one.id === id)) } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove: Picture 1' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Picture 1 is back.')).toBeVisible();
    expect(uploads()[0]?.body).toMatchObject({ brochureId: 7, altText: 'A bay', did: null });
    expect(orders).toEqual([['again', 'two']]);
    await waitFor(() => expect(order()).toEqual(['/files/again', '/files/two']));
  });

  it('offers no undo when its file could not be fetched before', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    const { user } = await draw(serverWith(asset('one'), asset('two')));
    await user.click(await screen.findByRole('button', { name: 'Remove: Picture 1' }));
    expect(await screen.findByText('Picture 1 is removed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
