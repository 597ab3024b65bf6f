import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sessionStore } from '../../../features/session/sessionStore';
import { OpenBrochureEditor } from '../../../features/brochure-form/OpenBrochureEditor';
import { mockBrochure } from '../../../test/mockBrochure';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import BrochureEditorScreen from './BrochureEditorScreen';

let version: number;
const mockUpload = jest.fn(() => Promise.resolve({ did: 'did-new', brochureVersion: (version += 1) }));
jest.mock('../../../platform/uploads/postWithProgress', () => ({ postWithProgress: () => mockUpload() }));

const path = '/admin/brochure/coupon-ad/manage';
const element = (
  <UnstyledAntd>
    <LastActionsProvider>
      <BrochureEditorScreen newType="CP_AD" />
    </LastActionsProvider>
  </UnstyledAntd>
);
const picture = (id: string) => ({
  ...{ id, did: `did-${id}`, type: 'BROCHURE_IMAGE', url: `/files/${id}`, altText: null, sortOrder: 0 },
  ...{ width: 8, height: 6, dominantColor: null, renditions: [] },
});
const coupon = (values: object = {}) => ({
  ...mockBrochure(7, 'Blue Wren Café', { type: 'CP_AD', status: 'PENDING_REVIEW' }),
  ...{ version, title: 'Blue Wren Café', numberOfCouponsPurchased: 0 },
  ...{ assets: [picture('one'), picture('two')] },
  ...values,
});

/** A server on which each change of the ad or its files raises `version`. */
function serverThatCounts() {
  const seen: number[] = [];
  const raise = () => {
    version += 1;
    return { isPendingRevision: false, brochure: coupon() };
  };
  const answers: MockResolvers = {
    viewer: () => ({ role: 'ADMINISTRATOR' }),
    brochure: () => coupon(),
    categories: () => ({ edges: [{ node: { id: 'c', code: 'STAY', name: 'Stay', subCategories: [] } }] }),
    mapAreas: () => ({ edges: [] }),
    vendors: () => ({ edges: [] }),
    brochureCheck: () => ({ problems: [], needs: [], preview: { ...coupon(), id: 'preview' } }),
    updateAsset: raise,
    removeAsset: raise,
    reorderAssets: raise,
    updateBrochure: ({ input }: { input: { version: number } }) => {
      seen.push(input.version);
      if (input.version !== version) throw refusal('CONFLICT', 'Somebody changed this ad.');
      version += 1;
      return { isPendingRevision: false, brochure: coupon(input) };
    },
  };
  return { seen, answers };
}

beforeEach(() => {
  version = 3;
  sessionStore.begin({
    accessToken: 'token',
    role: 'ADMINISTRATOR',
    user: { did: 'abcdefghijkl', email: 'a@b.example', name: 'Robin', vendor: null },
  });
});
afterEach(() => localStorage.clear());

async function open() {
  const { seen, answers } = serverThatCounts();
  const { user } = await renderScreen({ routes: [{ path: `${path}/:id`, element }], at: `${path}/7`, answers });
  await user.type(await screen.findByLabelText('Highlights'), 'Two for one');
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Blue Wren Café” is saved.')).toBeVisible();
  };
  return { seen, user, save };
}

it('saves with the version that its own file changes have raised', async () => {
  const { seen, user, save } = await open();
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Pictures and documents'), file);
  await waitFor(() => expect(version).toBe(4));
  await waitFor(() => expect(screen.queryByText(/a\.jpg/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Move later: Picture 1' }));
  await waitFor(() => expect(version).toBe(5));
  await user.type(screen.getByRole('textbox', { name: 'What Picture 1 shows' }), 'A bay{Enter}');
  await waitFor(() => expect(version).toBe(6));
  await user.click(screen.getByRole('button', { name: 'Remove: Picture 1' }));
  expect(await screen.findByText('Picture 1 is removed.')).toBeVisible();
  await save();
  expect(seen).toEqual([version - 1]);
});

it('does not mistake another user’s change for its own', async () => {
  const { seen, user, save } = await open();
  version = 5;
  await user.click(screen.getByRole('button', { name: 'Move later: Picture 1' }));
  await waitFor(() => expect(version).toBe(6));
  await save();
  expect(seen).toEqual([3, 6]);
});

it('tells a vendor that the change waits as soon as a file of a live ad is added', async () => {
  const session = {
    accessToken: 'token',
    role: 'VENDOR' as const,
    user: { did: 'abcdefghijkl', email: 'v@b.example', name: 'Kim', vendor: null },
  };
  sessionStore.begin(session);
  const { answers } = serverThatCounts();
  const waiting = { state: 'WAITING', comment: null, changes: [{ field: 'assets', after: 'Picture 3' }], files: [] };
  const live = () => coupon({ status: 'PUBLISHED', pendingRevision: version === 3 ? null : waiting });
  const editor = (
    <UnstyledAntd>
      <LastActionsProvider>
        <OpenBrochureEditor databaseId={7} session={session} />
      </LastActionsProvider>
    </UnstyledAntd>
  );
  const { user } = await renderScreen({
    routes: [{ path: '/editor', element: editor }],
    at: '/editor',
    answers: { ...answers, viewer: () => ({ role: 'VENDOR' }), brochure: live },
  });
  expect(await screen.findByText(/^This ad is live\. What you save waits/)).toBeVisible();
  await user.type(screen.getByLabelText('Highlights'), 'Two for one');
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Pictures and documents'), file);
  expect(await screen.findByText(/^Your change waits for an administrator\./)).toBeVisible();
  expect(screen.queryByText(/^This ad is live/)).toBeNull();
  expect(screen.getByLabelText('Highlights')).toHaveValue('Two for one');
});

it('goes on at the address of a new ad once a file that was cut off has arrived', async () => {
  const { answers } = serverThatCounts();
  const createBrochure = () => ({ brochure: coupon() });
  const all = { ...answers, createBrochure };
  const routes = [{ path: `${path}/:id`, element }];
  const { user, place } = await renderScreen({ routes, at: `${path}/0`, answers: all });
  const lost = () => Promise.reject(new TypeError('The connection was lost.'));
  // the device says that it is online before its network works
  mockUpload.mockImplementationOnce(lost).mockImplementationOnce(lost);
  await screen.findByLabelText('Highlights');
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Pictures and documents'), file);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Not all files of/)).toBeVisible();
  expect(place.current).toBe(`${path}/0`);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(place.current).toBe(`${path}/7`));
});
