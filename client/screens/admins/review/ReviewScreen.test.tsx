import { screen, waitFor, within } from '@testing-library/react';
import { navigationPending } from '../../../platform/page/navigation/navigationPending';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { mockBrochure } from '../../../test/mockBrochure';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import ReviewScreen from './ReviewScreen';
import { sentDecisions } from './sentDecisions';

const routes = [
  { path: '/admin/reviews/:id', element: <ReviewScreen /> },
  { path: '/admin/reviews', element: <p>The list</p> },
].map(({ path, element }) => ({
  path,
  element: (
    <UnstyledAntd>
      <LastActionsProvider>{element}</LastActionsProvider>
    </UnstyledAntd>
  ),
}));

const submittedAt = '2026-11-20T01:00:00.000Z';
const change = {
  state: 'WAITING',
  submittedAt,
  comment: null,
  preview: null,
  files: [] as object[],
  changes: [
    { field: 'normalPriceCents', before: '2000', after: '2500' },
    { field: 'title', before: 'Two for one', after: 'Three for one' },
  ],
};

function ad(databaseId: number, values: object = {}) {
  return {
    ...mockBrochure(databaseId, `Ad ${String(databaseId)}`),
    ...{ id: `b${String(databaseId)}`, version: 4 },
    ...{
      status: 'PENDING_REVIEW',
      isDraft: false,
      pendingRevision: null as object | null,
      lastReview: null,
      archiveRequest: null,
      approvalProblems: [],
      assets: [],
      brochureCategories: [],
    },
    ...{ createdAt: submittedAt, isActive: true },
    ...values,
  };
}

/** A server whose queue loses the reviewed ads. */
function serverWith(...ads: ReturnType<typeof ad>[]) {
  let queue = ads.map(({ databaseId }) => databaseId);
  const decisions: unknown[] = [];
  const answers = {
    viewer: () => ({ role: 'ADMINISTRATOR' }),
    brochure: ({ databaseId }: { databaseId: number }) => ads.find((one) => one.databaseId === databaseId) ?? null,
    pendingReviews: () => ({
      totalCount: queue.length,
      edges: queue.map((databaseId) => ({ node: { brochure: ads.find((one) => one.databaseId === databaseId) } })),
    }),
    reviewBrochure: ({ input }: { input: { id: string } }) => {
      decisions.push(input);
      queue = queue.filter((databaseId) => `b${String(databaseId)}` !== input.id);
      return { brochure: ads.find(({ id }) => id === input.id) };
    },
  } satisfies MockResolvers;
  return { answers, decisions };
}

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  for (const databaseId of sentDecisions.get()) sentDecisions.drop(databaseId);
});

const seen = { version: 4, submittedAt: null };

it('shows a change beside the live ad in the order of the form, with the changed words marked', async () => {
  const { answers } = serverWith(ad(7, { status: 'PUBLISHED', pendingRevision: change }));
  await renderScreen({ routes, at: '/admin/reviews/7', answers });
  const rows = within(await screen.findByRole('table', { name: 'What would change' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'FieldLiveProposed',
    'TitleTwo for oneThree for one',
    'Normal price$20.00$25.00',
  ]);
  expect(within(rows[1]!).getByText('Two').tagName).toBe('DEL');
  expect(within(rows[1]!).getByText('Three').tagName).toBe('INS');
});

it('shows since when the vendor has charged the normal price, of a new ad and of a change', async () => {
  const coupon = { type: 'CP_AD', normalPriceCents: 2500, normalPriceSince: '2026-03-01' };
  const { unmount } = await renderScreen({
    ...{ routes, at: '/admin/reviews/7' },
    answers: serverWith(ad(7, coupon)).answers,
  });
  const said = within(await screen.findByRole('region', { name: 'What it says' }));
  expect(said.getByText('Normal price charged since').nextElementSibling).toHaveTextContent(/^01\/03\/2026$/);
  unmount();
  const changes = [{ field: 'normalPriceSince', before: '2026-03-01', after: '2026-06-15' }];
  const changed = ad(7, { ...coupon, status: 'PUBLISHED', pendingRevision: { ...change, changes } });
  await renderScreen({ routes, at: '/admin/reviews/7', answers: serverWith(changed).answers });
  const [, row] = within(await screen.findByRole('table', { name: 'What would change' })).getAllByRole('row');
  expect(row).toHaveTextContent('Normal price charged since01/03/202615/06/2026');
});

it('shows the files of both versions side by side, apart from the fields', async () => {
  const picture = (id: string, url: string, altText: string | null) => ({
    ...{ id, type: 'BROCHURE_IMAGE', url, altText, dominantColor: null, renditions: [] },
  });
  const live = picture('one', '/files/one', 'The bay');
  const files = [
    { assetId: 'one', live, proposed: picture('-one', '/files/crop?pass=1', 'The bay, nearer') },
    { assetId: 'new', live: null, proposed: picture('-new', '/files/new?pass=1', null) },
  ];
  const changes = [{ field: 'assets', before: 'Picture (one)', after: 'Picture (one), Picture (new)' }];
  const values = { status: 'PUBLISHED', assets: [live], pendingRevision: { ...change, changes, files } };
  await renderScreen({ routes, at: '/admin/reviews/7', answers: serverWith(ad(7, values)).answers });
  const list = await screen.findByRole('list', { name: 'Files, live and proposed' });
  const items = within(list).getAllByRole('listitem');
  expect(within(items[0]!).getByText('Replaced · Text changed')).toBeVisible();
  expect(within(items[0]!).getByRole('img', { name: 'The bay' })).toHaveAttribute('src', '/files/one');
  expect(within(items[0]!).getByRole('img', { name: 'The bay, nearer' })).toHaveAttribute('src', '/files/crop?pass=1');
  expect(within(items[1]!).getByText('Not there')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'What would change' })).toBeNull();
});

it('previews the card with the proposed values beside the live one', async () => {
  const live = ad(7, { status: 'PUBLISHED' });
  const preview = { ...live, id: 'b-7', databaseId: -7, displayTitle: 'Three for one' };
  const { answers } = serverWith({ ...live, pendingRevision: { ...change, preview } });
  await renderScreen({ routes, at: '/admin/reviews/7', answers });
  const shown = within(await screen.findByRole('region', { name: 'With the change' }));
  expect(shown.getByText('Three for one')).toBeInTheDocument();
  expect(shown.queryByText('Ad 7')).not.toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Live' })).getByText('Ad 7')).toBeInTheDocument();
});

it('shows the visitors’ page of both versions, that of a new ad alone', async () => {
  const live = ad(7, { status: 'PUBLISHED' });
  const preview = { ...live, id: 'b-7', databaseId: -7 };
  const { answers } = serverWith({ ...live, pendingRevision: { ...change, preview } });
  const { user, unmount } = await renderScreen({ routes, at: '/admin/reviews/7', answers });
  await user.click(await screen.findByText('Page'));
  const addresses = () => screen.getAllByTitle(/^Page: /).map((frame) => [frame.title, frame.getAttribute('src')]);
  expect(addresses()).toEqual([
    ['Page: Live', '/admin/reviews/7/page/live'],
    ['Page: With the change', '/admin/reviews/7/page/proposed'],
  ]);
  unmount();
  const fresh = await renderScreen({ routes, at: '/admin/reviews/8', answers: serverWith(ad(8)).answers });
  await fresh.user.click(await screen.findByText('Page'));
  expect(addresses()).toEqual([['Page: When it is published', '/admin/reviews/8/page/live']]);
});

it('shows why approval would be refused, and sends nothing', async () => {
  const message = 'Add at least one image.';
  const { answers, decisions } = serverWith(ad(7, { approvalProblems: [{ field: 'assets', message }] }));
  const { user } = await renderScreen({ routes, at: '/admin/reviews/7', answers });
  const approve = await screen.findByRole('button', { name: 'Approve and publish' });
  expect(approve).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(approve).toHaveAttribute('aria-disabled', 'true');
  await user.click(approve);
  expect(screen.getByRole('group', { name: 'Cannot be approved yet' })).toHaveFocus();
  await user.keyboard('a');
  expect(decisions).toEqual([]);
});

it('approves the displayed version by its letter, and moves to the next', async () => {
  const { answers, decisions } = serverWith(ad(7, { status: 'PUBLISHED', pendingRevision: change }), ad(8));
  const { user, place } = await renderScreen({ routes, at: '/admin/reviews/7', answers });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Ad 7' });
  await waitFor(() => expect(heading).toHaveFocus());
  await user.keyboard('a');
  await waitFor(() => expect(place.current).toBe('/admin/reviews/8'));
  expect(decisions).toEqual([{ id: 'b7', decision: 'APPROVE', comment: null, version: 4, submittedAt }]);
  expect(await screen.findByText('“Ad 7” has its change.')).toBeVisible();
  const next = await screen.findByRole('heading', { level: 1, name: 'Ad 8' });
  await waitFor(() => expect(next).toHaveFocus());
  expect(screen.getByText('Nothing else is waiting.')).toBeVisible();
});

it('counts each of ten presses while the server is slow', async () => {
  const ads = [...Array(10).keys()].map((n) => ad(n + 1));
  const { answers, decisions } = serverWith(...ads);
  const reviewBrochure = async (args: { input: { id: string } }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return answers.reviewBrochure(args);
  };
  const at = '/admin/reviews/1';
  const { user, place } = await renderScreen({ routes, at, answers: { ...answers, reviewBrochure } });
  for (const { displayTitle } of ads) {
    await screen.findByRole('heading', { level: 1, name: displayTitle });
    await user.keyboard('a');
  }
  await waitFor(() => expect(place.current).toBe('/admin/reviews'));
  await waitFor(() => expect(decisions).toHaveLength(10));
});

it('does not move a reviewer who has already left', async () => {
  const { answers } = serverWith(ad(7), ad(8), ad(9));
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const reviewBrochure = async (args: { input: { id: string } }) => {
    await answered;
    return answers.reviewBrochure(args);
  };
  const { user, place } = await renderScreen({
    routes,
    at: '/admin/reviews/7',
    answers: { ...answers, reviewBrochure },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ad 7' });
  await user.keyboard('a');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ad 8' })).toHaveFocus();
  await user.keyboard('n');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ad 9' })).toHaveFocus();
  answer();
  expect(await screen.findByText('“Ad 7” is published.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('1 more waiting.')).toBeVisible());
  expect(place.current).toBe('/admin/reviews/9');
});

it('asks again for an approval that was pressed while the ad was loading', async () => {
  const { answers, decisions } = serverWith(ad(7), ad(8));
  const { user, place } = await renderScreen({ routes, at: '/admin/reviews/7', answers });
  await screen.findByRole('heading', { level: 1, name: 'Ad 7' });
  navigationPending.set(true);
  await user.keyboard('a');
  expect(screen.queryByRole('dialog')).toBeNull();
  navigationPending.set(false);
  expect(await screen.findByText(/^You pressed A before this ad was shown/)).toBeVisible();
  expect(decisions).toEqual([]);
  await user.keyboard('a');
  await waitFor(() => expect(place.current).toBe('/admin/reviews/8'));
  expect(decisions).toHaveLength(1);
});

it('asks for a reason before it rejects, with an editable template', async () => {
  const { answers, decisions } = serverWith(ad(7));
  const { user, place } = await renderScreen({ routes, at: '/admin/reviews/7', answers });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('r');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject: Ad 7' }));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText(/the vendor is to know what to change/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Listed already' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' See number 5.');
  // letters are text here, not shortcuts
  expect(decisions).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(place.current).toBe('/admin/reviews'));
  const comment = 'The same offer is listed already. Change that ad instead of adding another. See number 5.';
  expect(decisions).toEqual([{ id: 'b7', decision: 'REJECT', comment, ...seen }]);
});

it.each([
  ['after the next ad was shown', false],
  ['before the address has changed', true],
])('comes back to what the server refuses %s, and says why', async (_when, isFaster) => {
  const { answers } = serverWith(ad(7), ad(8));
  const reviewBrochure = () => {
    const message = 'State the terms of the offer.';
    throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'termsOfOffer', code: 'REQUIRED', message }] });
  };
  const { user, place } = await renderScreen({
    routes,
    at: '/admin/reviews/7',
    answers: { ...answers, reviewBrochure },
  });
  if (isFaster) jest.spyOn(window.history, 'replaceState').mockReturnValue();
  await user.click(await screen.findByRole('button', { name: 'Approve and publish' }));
  expect(await screen.findByText('State the terms of the offer.')).toBeVisible();
  await waitFor(() => expect(place.current).toBe('/admin/reviews/7'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ad 7' })).toBeVisible();
  expect(screen.getByText('1 more waiting.')).toBeVisible();
});

it('moves forward and back by letters, which can be switched off', async () => {
  const { answers } = serverWith(ad(7), ad(8), ad(9));
  const { user, place } = await renderScreen({ routes, at: '/admin/reviews/7', answers });
  await screen.findByRole('heading', { level: 1, name: 'Ad 7' });
  await user.keyboard('n');
  await waitFor(() => expect(place.current).toBe('/admin/reviews/8'));
  await screen.findByRole('heading', { level: 1, name: 'Ad 8' });
  await user.keyboard('k');
  await waitFor(() => expect(place.current).toBe('/admin/reviews/7'));
  await screen.findByRole('heading', { level: 1, name: 'Ad 7' });
  await user.click(screen.getByRole('switch', { name: 'Letters as shortcuts' }));
  await user.keyboard('n');
  expect(place.current).toBe('/admin/reviews/7');
  await user.click(screen.getByRole('switch', { name: 'Letters as shortcuts' }));
});

it('offers no decision about an ad that is not waiting', async () => {
  const { answers, decisions } = serverWith(ad(7, { status: 'PUBLISHED' }));
  const { user } = await renderScreen({ routes, at: '/admin/reviews/7', answers });
  expect(await screen.findByText('Nothing waits here: this ad is published.')).toBeVisible();
  await user.keyboard('a');
  expect(screen.getByRole('button', { name: 'Reject' })).toBeDisabled();
  expect(decisions).toEqual([]);
});

it.each(['77', 'x'])('reports that there is no ad %s', async (id) => {
  const { answers } = serverWith(ad(7));
  await renderScreen({ routes, at: `/admin/reviews/${id}`, answers });
  expect(await screen.findByRole('heading', { name: 'There is no such ad' })).toBeVisible();
});

describe('a request to archive', () => {
  const archiveRequest = { state: 'WAITING', reason: 'The shop moves.', requestedAt: submittedAt };
  const live = () => ad(7, { status: 'PUBLISHED', archiveRequest });

  it('is granted, and the next ad opens', async () => {
    const decideArchiveRequest = jest.fn(() => ({ brochure: live() }));
    const { answers } = serverWith(live(), ad(8));
    const { user, place } = await renderScreen({
      ...{ routes, at: '/admin/reviews/7' },
      answers: { ...answers, decideArchiveRequest },
    });
    const request = within(await screen.findByRole('region', { name: 'Request to archive' }));
    expect(request.getByText('Its vendor asked on 20/11/2026 to archive this ad')).toBeVisible();
    expect(request.getByText('The shop moves.')).toBeVisible();
    expect(screen.queryByText(/Nothing waits here/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull();
    await user.click(request.getByRole('button', { name: 'Archive it' }));
    await waitFor(() => expect(place.current).toBe('/admin/reviews/8'));
    const input = { id: 'b7', decision: 'ARCHIVE', answer: null };
    expect(decideArchiveRequest).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
  });

  it.each(['a', 'c', 'r'])('says why %s does nothing', async (letter) => {
    const { answers } = serverWith(live());
    const { user } = await renderScreen({ routes, at: '/admin/reviews/7', answers });
    await screen.findByRole('region', { name: 'Request to archive' });
    await user.keyboard(letter);
    expect(
      await screen.findByText('Only a request to archive waits here: choose “Archive it” or “Decline”.'),
    ).toBeVisible();
  });

  it('is declined only with a reason', async () => {
    const decideArchiveRequest = jest.fn(() => ({ brochure: live() }));
    const { answers } = serverWith(live());
    const { user, place } = await renderScreen({
      ...{ routes, at: '/admin/reviews/7' },
      answers: { ...answers, decideArchiveRequest },
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline: Ad 7' }));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Say why the ad is to stay: the vendor is told.')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'Coupons are out.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(place.current).toBe('/admin/reviews'));
    const input = { id: 'b7', decision: 'DECLINE', answer: 'Coupons are out.' };
    expect(decideArchiveRequest).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
  });
});
