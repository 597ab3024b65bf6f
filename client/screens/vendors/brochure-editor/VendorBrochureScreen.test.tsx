import { screen, waitFor } from '@testing-library/react';
import { brochureDrafts, draftKey } from '../../../features/brochure-form/drafts/brochureDrafts';
import { blankValues } from '../../../features/brochure-form/values/BrochureFormValues';
import type { Session } from '../../../features/session/Session';
import { sessionStore } from '../../../features/session/sessionStore';
import { mockBrochure } from '../../../test/mockBrochure';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import VendorBrochureScreen from './VendorBrochureScreen';

const path = '/vendor/brochure/manage';
const routes = [
  {
    path: `${path}/:id`,
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <VendorBrochureScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
];

const vendor = { id: 'v4', databaseId: 4, companyName: 'Wren & Co' };
const session: Session = {
  accessToken: 'token',
  role: 'VENDOR',
  user: { did: 'abcdefghijkl', email: 'robin@wren.example', name: 'Robin', vendor },
};

function render(values: object, answers: MockResolvers = {}, at = `${path}/7`) {
  sessionStore.begin(session);
  const ad = {
    ...mockBrochure(7, 'Blue Wren Café', { type: 'CP_AD', status: 'PUBLISHED' }),
    ...{ version: 3, title: 'Blue Wren Café', numberOfCouponsPurchased: 0, vendor },
    ...values,
  };
  return renderScreen({
    ...{ routes, at },
    answers: {
      viewer: () => ({ role: 'VENDOR' }),
      brochure: () => ad,
      categories: () => ({ edges: [] }),
      mapAreas: () => ({ edges: [] }),
      vendors: () => ({ edges: [] }),
      brochureCheck: () => ({ problems: [], needs: [], preview: { ...ad, id: 'preview' } }),
      ...answers,
    },
  });
}

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('a new ad', () => {
  const newAt = `${path}/0?type=BLD_AD`;

  it('is created with its type, without company and index, and goes on at its own address', async () => {
    const created = jest.fn();
    const createBrochure = ({ input }: { input: object }) => {
      created(input);
      return {
        brochure: {
          ...mockBrochure(9, 'Wren & Co', { type: 'BLD_AD' }),
          version: 1,
          title: 'Wren & Co',
          numberOfCouponsPurchased: 0,
          vendor,
        },
      };
    };
    const { user, place } = await render({}, { createBrochure }, newAt);
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Wren & Co');
    expect(screen.queryByLabelText(/^Vendor/)).toBeNull();
    expect(screen.queryByRole('button', { name: /publish/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(place.current).toBe(`${path}/9`));
    expect(created).toHaveBeenCalledWith(expect.objectContaining({ type: 'BLD_AD', title: 'Wren & Co' }));
  });

  it.each(['', '?type=ATDW_AD', '?type=NOPE'])('needs a type that vendors create: not %p', async (query) => {
    await render({}, {}, `${path}/0${query}`);
    expect(await screen.findByText('There is no such ad')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New ad' })).toHaveAttribute('href', '/vendor/manage-brochures');
  });
});

describe('the editor of an own ad', () => {
  it.each([
    ['that has ended', { status: 'PUBLISHED', validTo: '2020-02-01' }],
    ['that was archived because of that', { status: 'ARCHIVED', archiveReason: 'EXPIRED', validTo: '2020-02-01' }],
  ])('leads to new dates for one %s', async (_what, values) => {
    await render(values);
    expect(await screen.findByText('This ad ended on 01/02/2020')).toBeVisible();
    const renew = screen.getByRole('link', { name: 'Renew it' });
    expect(renew).toHaveAttribute('href', '/vendor/4/brochures?renew=7');
  });

  it.each([
    ['Australia/Brisbane', true],
    ['Australia/Perth', false],
  ])('uses the day in the ad’s time zone: in %s, ended is %s', async (timeZone, hasEnded) => {
    // half past midnight in Brisbane, still the evening before in Perth
    jest.useFakeTimers({ now: new Date('2026-11-20T14:30:00Z'), advanceTimers: true });
    await render({ validTo: '2026-11-20', timeZone });
    expect(await screen.findByText(/This ad is live/)).toBeVisible();
    expect(screen.queryByText('This ad ended on 20/11/2026') !== null).toBe(hasEnded);
  });

  it('explains that an ad that was taken down cannot be renewed', async () => {
    await render({ status: 'ARCHIVED', archiveReason: 'MANUAL' });
    expect(await screen.findByText('This ad is archived, and cannot be changed')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Renew it' })).toBeNull();
  });

  it('says when a scheduled ad goes live', async () => {
    await render({ validFrom: '2099-01-05', validTo: '2099-02-01' });
    expect(
      await screen.findByText(/^This ad goes live on 05\/01\/2099, by itself\. What you save waits/),
    ).toBeVisible();
    expect(screen.queryByText(/This ad is live/)).toBeNull();
  });

  it('shows no such notice while the ad runs', async () => {
    await render({ validTo: '2099-02-01' });
    expect(await screen.findByText(/This ad is live/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Renew it' })).toBeNull();
  });
});

// docs/rules/screens.md#unsaved-text
describe('what was typed when the session ended', () => {
  const keep = (values: object) => {
    const base = { ...blankValues, title: 'Blue Wren Café' };
    brochureDrafts.write(draftKey(session.user.did, '7'), {
      ...{ keptAt: '2026-11-20T04:00:00Z', base, values: { ...base, ...values }, isInterrupted: true },
    });
  };
  const title = () => screen.findByRole('textbox', { name: /^Title/ });

  it('is in the form again, until its owner discards it', async () => {
    keep({ title: 'Half a title' });
    const { user } = await render({});
    expect(await title()).toHaveValue('Half a title');
    expect(screen.getByText('You are back: what you had typed is all here, and not saved yet.')).toBeVisible();
    expect(screen.getByText(/^It was kept on this device on 20\/11\/2026, /)).toBeVisible();
    await user.type(await title(), ', and more');
    await user.click(screen.getByRole('button', { name: 'Discard what I typed' }));
    expect(await title()).toHaveValue('Blue Wren Café');
    expect(screen.queryByText(/^You are back/)).toBeNull();
    await waitFor(() => expect(brochureDrafts.read(draftKey(session.user.did, '7'))).toBeNull());
  });

  it('asks nothing any more once it is saved', async () => {
    keep({ title: 'Half a title' });
    const saved = { ...mockBrochure(7, 'Half a title', { type: 'CP_AD', status: 'PUBLISHED' }), version: 4, vendor };
    const updateBrochure = jest.fn(() => ({
      brochure: { ...saved, title: 'Half a title', numberOfCouponsPurchased: 0 },
      isPendingRevision: false,
    }));
    const { user } = await render({}, { updateBrochure });
    await title();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText(/^You are back/)).toBeNull());
    expect(updateBrochure).toHaveBeenCalledTimes(1);
  });

  it('can be discarded in favour of what somebody else saved meanwhile', async () => {
    keep({ title: 'Half a title' });
    const { user } = await render({ title: 'Red Wren Café' });
    expect(await screen.findByText('Somebody else saved this ad while you were writing')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard what I typed' }));
    expect(screen.queryByText('Somebody else saved this ad while you were writing')).toBeNull();
    expect(await title()).toHaveValue('Red Wren Café');
  });
});

it('another company’s ad is not found, even if it is public', async () => {
  const ad = mockBrochure(7, 'Blue Wren Café', { status: 'PUBLISHED' });
  await render({}, { brochure: ({ toEdit }: { toEdit?: boolean }) => (toEdit === true ? null : ad) });
  expect(await screen.findByRole('heading', { name: 'There is no ad 7' })).toBeVisible();
  expect(screen.getByText('It may have been deleted, or belong to another business.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /save/i })).toBeNull();
});

describe('a draft', () => {
  const draft = { status: 'PENDING_REVIEW', isDraft: true, lastReview: null, pendingRevision: null };

  it('is submitted, and can then be taken back', async () => {
    let state: object = draft;
    const answer = () => ({
      ...mockBrochure(7, 'Blue Wren Café', { type: 'CP_AD' }),
      ...{ version: 3, title: 'Blue Wren Café', numberOfCouponsPurchased: 0, vendor },
      ...state,
    });
    const become = (next: object) => () => {
      state = next;
      return { brochure: answer() };
    };
    const { user } = await render(draft, {
      brochure: answer,
      submitBrochure: become({ ...draft, isDraft: false, version: 4 }),
      withdrawSubmission: become({ ...draft, version: 5 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Submit for review' }));
    expect(await screen.findByText(/“Blue Wren Café” is submitted/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText(/“Blue Wren Café” is a draft again/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Submit for review' })).toBeVisible();
  });

  it('says what the server misses, and stays a draft', async () => {
    const { user } = await render(draft, {
      submitBrochure: () => {
        throw refusal('VALIDATION_FAILED', 'This ad is not complete yet.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Submit for review' }));
    expect(await screen.findByText(/“Blue Wren Café” is not submitted. This ad is not complete yet./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeVisible();
  });

  it('points to the list of what is missing, so that the message stays short', async () => {
    const { user } = await render(draft, {
      submitBrochure: () => {
        const errors = [{ field: 'validTo', message: 'Give the last day of the offer.' }];
        throw refusal('VALIDATION_FAILED', 'This ad is not complete yet. Give the last day of the offer.', { errors });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Submit for review' }));
    const message = await screen.findByText(/is not submitted/);
    expect(message).toHaveTextContent(
      /“Blue Wren Café” is not submitted. This ad is not complete yet. See “Needed before you submit it”.$/,
    );
  });

  it('that came back shows the comment', async () => {
    await render({ ...draft, lastReview: { decision: 'REQUEST_CHANGES', comment: 'A brighter picture.' } });
    expect(await screen.findByText('Changes requested: A brighter picture.')).toBeVisible();
  });
});

it('shares a preview of a pending ad', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  const sharePreview = jest.fn(() => ({
    ...{ url: 'https://offers.example/details/7?preview=a.b.c', token: 'a.b.c', expiresAt: '2026-12-20T00:00:00.000Z' },
  }));
  const { user } = await render({ status: 'PENDING_REVIEW' }, { sharePreview });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
  await user.click(await screen.findByRole('button', { name: 'Share preview' }));
  expect(
    await screen.findByText('Link copied. Only people with this link can see it, until 20/12/2026.'),
  ).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('https://offers.example/details/7?preview=a.b.c');
});
