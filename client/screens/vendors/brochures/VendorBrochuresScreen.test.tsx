import { screen, waitFor, within } from '@testing-library/react';
import type { BrochureFilter } from '../../../generated/types';
import { refusal } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import VendorBrochuresScreen from './VendorBrochuresScreen';

const routes = [
  {
    path: '/vendor/:vendorId/brochures',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <VendorBrochuresScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
];
const at = '/vendor/4/brochures';

const ad = (databaseId: number, changes: object = {}) => ({
  ...{ id: `b${databaseId}`, databaseId, type: 'CP_AD', displayTitle: `Offer ${databaseId}`, status: 'PUBLISHED' },
  isDraft: false,
  ...{ archiveReason: null, isActive: true, timeZone: 'Australia/Brisbane', validFrom: null, validTo: '2027-01-31' },
  ...{ detailViewsCount: 1250, couponsUnlimited: false, numberOfCoupons: 50, numberOfCouponsPurchased: 12 },
  ...{ updatedAt: '2026-11-20T00:00:00.000Z', version: 3, thumbnail: null, pendingRevision: null, lastReview: null },
  archiveRequest: null,
  brokenLinks: [] as object[],
  ...changes,
});

interface Asked {
  filter?: BrochureFilter | null;
  after?: string | null;
}

/** pages of two */
function viewerOf(ads: object[]) {
  const brochures = ({ after }: Asked) => {
    const start = after == null ? 0 : Number(after);
    const shown = ads.slice(start, start + 2);
    const pageInfo = { hasNextPage: start + 2 < ads.length, endCursor: String(start + 2) };
    return {
      totalCount: ads.length,
      pageInfo,
      edges: shown.map((node, i) => ({ node, cursor: String(start + i + 1) })),
    };
  };
  return () => ({ role: 'VENDOR', vendor: { id: 'v', databaseId: 4 }, brochures });
}

it.each(['', '?show=live'])('leads to a new ad once while there is none to show (%j)', async (query) => {
  await renderScreen({ routes, at: at + query, answers: { viewer: viewerOf([]) } });
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(/^No ads yet|^Nothing is live/);
  expect(screen.getByRole('link', { name: 'New ad' })).toHaveAttribute('href', '/vendor/manage-brochures');
});

it('shows the state of an ad, and its results', async () => {
  await renderScreen({ routes, at, answers: { viewer: viewerOf([ad(1)]) } });
  const row = within(await screen.findByRole('article', { name: 'Offer 1' }));
  expect(row.getByText('Live')).toBeVisible();
  expect(row.getByText('until 31/01/2027')).toBeVisible();
  expect(row.getByText('1,250')).toBeVisible();
  expect(row.getByText('12 of 50 taken')).toBeVisible();
  const links = row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Edit Offer 1', '/vendor/brochure/manage/1'],
    ['Figures of Offer 1', '/vendor/figures/1'],
    ['Buyers of Offer 1', '/vendor/coupons?brochure=1'],
    ['See the page of Offer 1', '/details/1'],
  ]);
});

it('shows what is live and what waits for review', async () => {
  const pendingRevision = {
    ...{ state: 'WAITING', comment: null, submittedAt: '2026-11-19T00:00:00.000Z' },
    changes: [{ field: 'termsOfOffer', before: 'One each.', after: 'Two each.' }],
  };
  const { user } = await renderScreen({ routes, at, answers: { viewer: viewerOf([ad(1, { pendingRevision })]) } });
  await user.click(await screen.findByText('1 change waits for review'));
  const row = within(screen.getByRole('row', { name: 'Terms of the offer One each. Two each.' }));
  expect(row.getByText('Two each.')).toBeVisible();
  expect(screen.getByText('Visitors see it as it was before your change.')).toBeVisible();
});

it('shows the reason of a refusal', async () => {
  const lastReview = {
    ...{ decision: 'REQUEST_CHANGES', comment: 'A brighter picture.', reviewedAt: '2026-11-18T03:00:00.000Z' },
  };
  const waiting = ad(1, { status: 'PENDING_REVIEW', isDraft: true, lastReview });
  await renderScreen({ routes, at, answers: { viewer: viewerOf([waiting]) } });
  expect(await screen.findByText('Changes requested')).toBeVisible();
  expect(screen.getByText('It came back to you on 18/11/2026')).toBeVisible();
  expect(screen.getByText('A brighter picture.')).toBeVisible();
});

describe('renewing', () => {
  const ended = ad(1, { status: 'ARCHIVED', archiveReason: 'EXPIRED', isActive: false, validTo: '2026-10-01' });
  const lastDay = async (): Promise<HTMLElement> => screen.findByLabelText('New last day');

  it('gives an ended ad new dates, which wait for review', async () => {
    const brochure = ad(1, { status: 'PENDING_REVIEW', validTo: '2099-03-31', version: 5 });
    const renewBrochure = jest.fn(() => ({ brochure, isPendingRevision: false }));
    const { user } = await renderScreen({ routes, at, answers: { viewer: viewerOf([ended]), renewBrochure } });
    await user.click(await screen.findByRole('button', { name: 'Renew Offer 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Renew: Offer 1' }));
    expect(dialog.getByText(/Its last day is 01\/10\/2026/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Renew' }));
    expect(await dialog.findByText('Give the new last day.')).toBeVisible();
    expect(renewBrochure).not.toHaveBeenCalled();
    await user.type(await lastDay(), '2099-03-31');
    await user.click(dialog.getByRole('button', { name: 'Renew' }));
    const input = { id: 'b1', version: 3, validFrom: null, validTo: '2099-03-31' };
    expect(await screen.findByText('Waiting for review', { selector: 'span' })).toBeVisible();
    expect(renewBrochure).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
    expect(screen.queryByRole('button', { name: 'Renew Offer 1' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('article', { name: 'Offer 1' })).toHaveFocus());
  });

  it('opens at once if the editor of an ended ad links to it', async () => {
    await renderScreen({ routes, at: `${at}?renew=1`, answers: { viewer: viewerOf([ended, ad(2)]) } });
    expect(await screen.findByRole('dialog', { name: 'Renew: Offer 1' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('shows the server’s refusal of a date at its field', async () => {
    const message = 'That day has passed: give a last day that is yet to come.';
    const renewBrochure = () => {
      throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'validTo', code: 'PAST', message }] });
    };
    const { user } = await renderScreen({ routes, at, answers: { viewer: viewerOf([ended]), renewBrochure } });
    await user.click(await screen.findByRole('button', { name: 'Renew Offer 1' }));
    await user.type(await lastDay(), '2026-10-02{Enter}');
    const dialog = within(screen.getByRole('dialog', { name: 'Renew: Offer 1' }));
    expect(await dialog.findByText(message)).toBeVisible();
    const field = await lastDay();
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('is not offered long before the end, nor for an ad that was taken down', async () => {
    const ads = [ad(1, { validTo: '2099-01-31' }), ad(2, { status: 'ARCHIVED', archiveReason: 'MANUAL' })];
    await renderScreen({ routes, at, answers: { viewer: viewerOf(ads) } });
    expect(await screen.findByRole('article', { name: 'Offer 2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Renew/ })).toBeNull();
  });
});

it('says which link of an ad does not work, and why', async () => {
  const broken = { field: 'wwwUrl', url: 'https://tide.com.au/', reason: 'The page does not exist (404).' };
  const ads = [ad(1, { brokenLinks: [{ ...broken, brokenSince: '2026-11-18T03:00:00.000Z' }] }), ad(2)];
  await renderScreen({ routes, at, answers: { viewer: viewerOf(ads) } });
  const own = within(await screen.findByRole('article', { name: 'Offer 1' }));
  expect(own.getByText('The link to the web site does not work')).toBeVisible();
  expect(
    own.getByText(/tide\.com\.au\/: The page does not exist \(404\)\. It has failed since 18\/11\/2026/),
  ).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Offer 2' })).queryByText(/does not work/)).toBeNull();
});

describe('asking for an ad to be archived', () => {
  const request = { state: 'WAITING', reason: 'We move.', requestedAt: '2026-11-20T03:00:00.000Z' };
  const archiveRequest = { ...request, answer: null, decidedAt: null };

  it('explains the consequences, sends the reason, and shows that it waits', async () => {
    const requestArchiving = jest.fn(() => ({ brochure: ad(1, { archiveRequest }) }));
    const { user } = await renderScreen({ routes, at, answers: { viewer: viewerOf([ad(1)]), requestArchiving } });
    await user.click(await screen.findByRole('button', { name: 'Ask to archive Offer 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask to archive: Offer 1' }));
    expect(dialog.getByText(/Visitors go on seeing it until we have looked at your request/)).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'We move.');
    await user.click(dialog.getByRole('button', { name: 'Ask to archive' }));
    expect(await screen.findByText('You asked on 20/11/2026 to archive it')).toBeVisible();
    expect(screen.getByText('We move.')).toBeVisible();
    const input = { id: 'b1', reason: 'We move.' };
    expect(requestArchiving).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
    expect(screen.queryByRole('button', { name: 'Ask to archive Offer 1' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('article', { name: 'Offer 1' })).toHaveFocus());
  });

  it('is withdrawn', async () => {
    const withdrawArchiveRequest = jest.fn(() => ({ brochure: ad(1) }));
    const viewer = viewerOf([ad(1, { archiveRequest })]);
    const { user } = await renderScreen({ routes, at, answers: { viewer, withdrawArchiveRequest } });
    await user.click(await screen.findByRole('button', { name: 'Keep it after all Offer 1' }));
    expect(await screen.findByText('“Offer 1” stays: your request is taken back.')).toBeVisible();
    expect(screen.queryByText('You asked on 20/11/2026 to archive it')).toBeNull();
    await waitFor(() => expect(screen.getByRole('article', { name: 'Offer 1' })).toHaveFocus());
  });

  it('keeps the input when the server refuses, and says why', async () => {
    const requestArchiving = () => {
      throw refusal('CONFLICT', 'This ad is archived (ARCHIVED) already.');
    };
    const { user } = await renderScreen({ routes, at, answers: { viewer: viewerOf([ad(1)]), requestArchiving } });
    await user.click(await screen.findByRole('button', { name: 'Ask to archive Offer 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask to archive: Offer 1' }));
    await user.type(dialog.getByRole('textbox'), 'We move.');
    await user.click(dialog.getByRole('button', { name: 'Ask to archive' }));
    expect(await screen.findByText(/Nothing is asked about “Offer 1”. This ad is archived/)).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('We move.');
  });

  it('shows why an ad was not archived, and offers nothing for an archived one', async () => {
    const answered = {
      ...archiveRequest,
      state: 'DECLINED',
      answer: 'Coupons are out.',
      decidedAt: request.requestedAt,
    };
    const ads = [ad(1, { archiveRequest: answered }), ad(2, { status: 'ARCHIVED', archiveReason: 'MANUAL' })];
    await renderScreen({ routes, at, answers: { viewer: viewerOf(ads) } });
    expect(await screen.findByText('It was not archived, on 20/11/2026')).toBeVisible();
    expect(screen.getByText('Coupons are out.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask to archive Offer 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask to archive Offer 2' })).toBeNull();
  });
});

it('shows more, page by page', async () => {
  const { user } = await renderScreen({ routes, at, answers: { viewer: viewerOf([ad(1), ad(2), ad(3)]) } });
  expect(await screen.findByText('3 ads')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('article', { name: 'Offer 3' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says when more could not be loaded, and keeps what is shown', async () => {
  const answer = viewerOf([ad(1), ad(2), ad(3)]);
  let fails = true;
  const brochures = (asked: Asked) => {
    if (asked.after != null && fails) throw refusal('INTERNAL_ERROR', 'Try again later.');
    return answer().brochures(asked);
  };
  const { user } = await renderScreen({ routes, at, answers: { viewer: () => ({ ...answer(), brochures }) } });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('More ads could not be loaded. Try again.');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  fails = false;
  await user.click(screen.getByRole('button', { name: /Show more/ }));
  expect(await screen.findByRole('article', { name: 'Offer 3' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('requests the ads of the selected view', async () => {
  const brochures = jest.fn((_: Asked) => ({
    totalCount: 0,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: [],
  }));
  const viewer = () => ({ role: 'VENDOR', vendor: { id: 'v', databaseId: 4 }, brochures });
  await renderScreen({ routes, at: `${at}?show=waiting`, answers: { viewer } });
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  expect(brochures.mock.calls[0]?.[0]).toMatchObject({ filter: { statuses: ['PENDING_REVIEW'] } });
  expect(screen.getByRole('link', { name: 'Waiting for review' })).toHaveAttribute('aria-current', 'true');
});

it('shows an error and tries again', async () => {
  let broken = true;
  const viewer = () => {
    if (broken) throw refusal('INTERNAL', 'boom');
    return viewerOf([ad(1)])();
  };
  const { user } = await renderScreen({ routes, at, answers: { viewer } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your ads could not be loaded');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Offer 1' })).toBeVisible();
});
