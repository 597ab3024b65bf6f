import { screen, waitFor, within } from '@testing-library/react';
import type { BrochureFilter, BrochureStatus, SaveViewInput } from '../../../generated/types';
import { mockBulkJobs } from '../../../test/mockBulkJobs';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { sessionStore } from '../../../features/session/sessionStore';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import BrochuresScreen from './BrochuresScreen';

const routes = [
  {
    path: '/admin/brochures',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <BrochuresScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
];

const category = { id: 'c1', code: 'FOOD_DRINK', name: 'Food and drink', parent: null, subCategories: [] };

function brochure(databaseId: number, displayTitle: string, status: BrochureStatus = 'PUBLISHED') {
  return {
    ...{ id: `b${databaseId}`, databaseId, displayTitle, title: displayTitle, status, type: 'LP_AD', version: 3 },
    isDraft: false,
    ...{ adIndex: databaseId, companyName: null, contactEmail: 'kim@wren.example', archiveReason: null },
    ...{ isActive: true, detailViewsCount: 3, mapArea: null, category, thumbnail: null },
  };
}

type Ads = ReturnType<typeof brochure>[];

function answersFor(ads: Ads) {
  const filters: BrochureFilter[] = [];
  const before = new Map<number, BrochureStatus>();
  const byNumber = (number: number) => ads.find(({ databaseId }) => databaseId === number);
  const { answers: jobs } = mockBulkJobs({
    decide: (number) => {
      const ad = byNumber(number);
      if (ad?.displayTitle === 'Old motel') return { outcome: 'REFUSED', message: 'It is archived.' };
      if (ad) {
        before.set(number, ad.status);
        ad.status = 'ARCHIVED';
      }
      return { outcome: 'CHANGED' };
    },
    decideUndo: (number) => {
      Object.assign(byNumber(number) ?? {}, { status: before.get(number) });
      return { outcome: 'UNDONE' };
    },
  });
  const answers = {
    brochures: ({ filter }: { filter: BrochureFilter }) => {
      filters.push(filter);
      const shown = ads.filter(({ status }) => filter.statuses?.includes(status));
      return { totalCount: shown.length, edges: shown.map((node) => ({ node: { ...node } })), pageInfo: {} };
    },
    categories: () => ({ edges: [{ node: category }] }),
    mapAreas: () => ({ edges: [{ node: { id: 'm', code: 'WATTLE_BAY', name: 'Wattle Bay' } }] }),
    ...jobs,
  } satisfies MockResolvers;
  return { answers, filters };
}

const open = (answers: MockResolvers, at = '/admin/brochures') => renderScreen({ routes, at, answers });
const moreOf = (title: string) => screen.findByRole('button', { name: `More actions: ${title}` });

beforeEach(() => window.localStorage.clear());

describe('the index in its cell', () => {
  const ads = () => [brochure(7, 'Blue Wren Café'), brochure(8, 'River ferry')];
  const cell = (title: string, index: string) =>
    screen.findByRole('button', { name: `Index of ${title}: ${index}. Change` });
  const field = (title: string) => screen.findByRole('textbox', { name: `Index of ${title}` });

  it('is saved by Enter, which moves to the next row', async () => {
    const setBrochureIndex = jest.fn(() => ({ brochure: { id: 'b7', adIndex: 12, version: 4 } }));
    const { user } = await open({ ...answersFor(ads()).answers, setBrochureIndex });
    await user.click(await cell('Blue Wren Café', '7'));
    await user.clear(await field('Blue Wren Café'));
    await user.keyboard('12{Enter}');
    const next = await field('River ferry');
    await waitFor(() => expect(next).toHaveFocus());
    expect(await cell('Blue Wren Café', '12')).toHaveTextContent('12');
    expect(setBrochureIndex).toHaveBeenCalledWith(
      { input: { id: 'b7', adIndex: 12, version: 3 } },
      expect.anything(),
      expect.anything(),
    );
  });

  it('Escape restores the value without a request', async () => {
    const setBrochureIndex = jest.fn();
    const { user } = await open({ ...answersFor(ads()).answers, setBrochureIndex });
    await user.click(await cell('Blue Wren Café', '7'));
    await user.keyboard('99{Escape}');
    await waitFor(async () => expect(await cell('Blue Wren Café', '7')).toHaveFocus());
    expect(setBrochureIndex).not.toHaveBeenCalled();
  });

  it('shows the server’s refusal at the cell', async () => {
    const message = 'An index is a whole number from 1 to 9998.';
    const setBrochureIndex = () => {
      throw refusal('VALIDATION_FAILED', 'Wrong.', { errors: [{ field: 'adIndex', code: 'RANGE', message }] });
    };
    const { user } = await open({ ...answersFor(ads()).answers, setBrochureIndex });
    await user.click(await cell('Blue Wren Café', '7'));
    await user.clear(await field('Blue Wren Café'));
    await user.keyboard('9999{Enter}');
    const refused = await field('Blue Wren Café');
    await waitFor(() => expect(refused).toHaveAccessibleDescription(message));
    expect(refused).toBeInvalid();
  });
});

describe('an index that two administrators change', () => {
  /** the current ad, whatever the table shows */
  const serverOf = (now: { adIndex: number; version: number }) => ({
    ...answersFor([brochure(7, 'Blue Wren Café')]).answers,
    brochure: () => ({ id: 'b7', ...now }),
    setBrochureIndex: ({ input }: { input: { adIndex: number; version: number } }) => {
      if (input.version !== now.version) throw refusal('CONFLICT', 'Somebody changed this ad after you opened it.');
      Object.assign(now, { adIndex: input.adIndex, version: now.version + 1 });
      return { brochure: { id: 'b7', ...now } };
    },
  });
  const write = async (user: Awaited<ReturnType<typeof open>>['user'], index: string) => {
    await user.click(await screen.findByRole('button', { name: 'Index of Blue Wren Café: 7. Change' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Index of Blue Wren Café' }));
    await user.keyboard(`${index}{Enter}`);
  };

  it('is saved if the other administrator changed another field', async () => {
    const now = { adIndex: 7, version: 9 };
    const { user } = await open(serverOf(now));
    await write(user, '12');
    expect(await screen.findByRole('button', { name: 'Index of Blue Wren Café: 12. Change' })).toBeVisible();
    expect(now).toEqual({ adIndex: 12, version: 10 });
  });

  it('shows the other value; Escape keeps that, Enter overwrites it', async () => {
    const now = { adIndex: 40, version: 9 };
    const { user } = await open(serverOf(now));
    await write(user, '12');
    const field = await screen.findByRole('textbox', { name: 'Index of Blue Wren Café' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Somebody else gave it index 40 meanwhile\./));
    expect(now.adIndex).toBe(40);
    await user.keyboard('{Escape}');
    const shown = await screen.findByRole('button', { name: 'Index of Blue Wren Café: 40. Change' });
    await user.click(shown);
    await user.clear(await screen.findByRole('textbox', { name: 'Index of Blue Wren Café' }));
    await user.keyboard('12{Enter}');
    expect(await screen.findByRole('button', { name: 'Index of Blue Wren Café: 12. Change' })).toBeVisible();
    expect(now.adIndex).toBe(12);
  });

  it('undo does not overwrite the other administrator’s later value', async () => {
    const now = { adIndex: 7, version: 3 };
    const { user } = await open(serverOf(now));
    await write(user, '12');
    await screen.findByRole('button', { name: 'Index of Blue Wren Café: 12. Change' });
    Object.assign(now, { adIndex: 40, version: 5 });
    await user.click(await screen.findByRole('button', { name: /^Last actions/ }));
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(
      await screen.findByText(/The index of “Blue Wren Café” stays\. Somebody else gave it index 40/),
    ).toBeVisible();
    expect(now.adIndex).toBe(40);
  });
});

describe('many ads at once', () => {
  it('archives the selection, reports on each ad, keeps the refused ones selected, and undoes', async () => {
    const ads = [brochure(7, 'Blue Wren Café'), brochure(8, 'River ferry', 'PENDING_REVIEW'), brochure(9, 'Old motel')];
    const { user } = await open(answersFor(ads).answers);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }));
    await user.click(within(screen.getByRole('region', { name: 'Ads that are chosen' })).getByText('Archive'));
    const summary = await screen.findByRole('heading', { name: '2 of 3 ads archived.' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByText('Not done: It is archived.')).toBeVisible();
    expect(await screen.findByText('1 ad chosen')).toBeVisible();
    expect(ads.map(({ status }) => status)).toEqual(['ARCHIVED', 'ARCHIVED', 'PUBLISHED']);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 ads are back as before.')).toBeVisible();
    // undo also reports ad by ad, and the earlier report is gone
    const results = await screen.findByRole('region', { name: '2 ads back as before.' });
    await waitFor(() => expect(within(results).getByRole('heading')).toHaveFocus());
    expect(
      within(results)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Blue Wren CaféBack as before', 'River ferryBack as before']);
    expect(screen.queryByRole('heading', { name: '2 of 3 ads archived.' })).not.toBeInTheDocument();
    expect(ads.map(({ status }) => status)).toEqual(['PUBLISHED', 'PENDING_REVIEW', 'PUBLISHED']);
  });
});

describe("a row's menu", () => {
  it('creates a vendor login with the specified labels, and shows a refusal at the field', async () => {
    let isRefused = true;
    const inviteVendor = () => {
      if (!isRefused) return { did: 'abcdefghijkl' };
      throw refusal('VALIDATION_FAILED', 'x', {
        errors: [{ field: 'email', code: 'REFUSED', message: 'Contact us.' }],
      });
    };
    const { user } = await open({ ...answersFor([brochure(7, 'Blue Wren Café')]).answers, inviteVendor });
    await user.click(await moreOf('Blue Wren Café'));
    await user.click(await screen.findByRole('menuitem', { name: 'Create vendor login' }));
    const field = await screen.findByLabelText("Enter vendor's email. This will be his username for the login.");
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    await user.type(field, 'kim@wren.example');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Contact us.')).toBeVisible();
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Invitation email will be sent to vendor shortly.')).toBeVisible();
    const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
    expect(buttons.map((button) => button.textContent).filter((text) => text !== '')).toEqual(['Close', 'Submit']);
  });

  it('shows the result of a report for three seconds, and keeps it in the list', async () => {
    const sendActivityReport = () => ({ recipients: 2, brochure: { id: 'b7' } });
    const { user } = await open({ ...answersFor([brochure(7, 'Blue Wren Café')]).answers, sendActivityReport });
    await user.click(await moreOf('Blue Wren Café'));
    await user.click(await screen.findByRole('menuitem', { name: 'Send activity report' }));
    const banner = screen.getByRole('status', { name: 'Activity report' });
    await waitFor(() => expect(banner).toHaveTextContent('Activity Report sent Successfully'));
    await waitFor(() => expect(banner).toBeEmptyDOMElement());
    await user.click(await screen.findByRole('button', { name: 'Last actions (1)' }));
    expect(screen.getByText('Activity Report sent Successfully')).toBeVisible();
    expect(screen.getByText('“Blue Wren Café”: 2 recipients')).toBeVisible();
  });

  it('shows a report before sending, and sends it from there', async () => {
    const preview = { recipients: ['kim@wren.example'], subject: '30 days', text: 'Views: 7', html: '<p>Views: 7</p>' };
    const sendActivityReport = jest.fn(() => ({ recipients: 1, brochure: { id: 'b7' } }));
    const { answers } = answersFor([brochure(7, 'Blue Wren Café')]);
    const { user } = await open({ ...answers, activityReportPreview: () => preview, sendActivityReport });
    await user.click(await moreOf('Blue Wren Café'));
    await user.click(await screen.findByRole('menuitem', { name: 'Preview activity report' }));
    expect(await screen.findByText('To kim@wren.example')).toBeVisible();
    expect(screen.getByTitle('30 days')).toHaveAttribute('srcdoc', preview.html);
    expect(screen.getByTitle('30 days')).toHaveAttribute('sandbox', '');
    expect(sendActivityReport).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(sendActivityReport).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why a report has no recipient', async () => {
    const message = 'There is nobody to write to.';
    const activityReportPreview = () => {
      throw refusal('CONFLICT', message);
    };
    const { user } = await open({ ...answersFor([brochure(7, 'Blue Wren Café')]).answers, activityReportPreview });
    await user.click(await moreOf('Blue Wren Café'));
    await user.click(await screen.findByRole('menuitem', { name: 'Preview activity report' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send now' })).toBeDisabled();
  });

  it('requires a tick before it notifies other people', async () => {
    const message = 'Confirm that the address is right.';
    const notifyAdvertiser = jest.fn(({ input }: { input: { confirmed?: boolean } }) => {
      if (input.confirmed === true) return { brochure: { id: 'b7' } };
      throw refusal('VALIDATION_FAILED', message, {
        errors: [{ field: 'confirmed', code: 'CONFIRMATION_NEEDED', message }],
      });
    });
    const { user } = await open({ ...answersFor([brochure(7, 'Blue Wren Café')]).answers, notifyAdvertiser });
    await user.click(await moreOf('Blue Wren Café'));
    await user.click(await screen.findByRole('menuitem', { name: 'Notify advertiser' }));
    expect(await screen.findByLabelText('Send to')).toHaveValue('kim@wren.example');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('checkbox', { name: 'The address is right' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('kim@wren.example will be told about “Blue Wren Café”.')).toBeVisible();
  });
});

describe('the customised table', () => {
  it('hides columns, and remembers them', async () => {
    const { answers } = answersFor([brochure(7, 'Blue Wren Café')]);
    const { user, unmount } = await open(answers);
    await user.click(await screen.findByText('Columns', { selector: 'summary' }));
    await user.click(screen.getByRole('checkbox', { name: 'View Count' }));
    expect(screen.queryByRole('columnheader', { name: /View Count/ })).toBeNull();
    unmount();
    await open(answers);
    await screen.findByText('Blue Wren Café');
    expect(screen.queryByRole('columnheader', { name: /View Count/ })).toBeNull();
  });

  it('saves a view under a name that links to its address', async () => {
    const kept: object[] = [];
    const { answers } = answersFor([brochure(7, 'Blue Wren Café')]);
    const saveView = ({ input }: { input: SaveViewInput }) => {
      const savedView = { ...input, isOwn: true, savedBy: 'Kim' };
      kept.push(savedView);
      return { savedView };
    };
    const onServer = { ...answers, savedViews: () => [...kept], saveView };
    const { user, place } = await open(onServer, '/admin/brochures?type=CP_AD&picture=no');
    await user.click(await screen.findByText('Views', { selector: 'summary' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of this view' }), 'Bare coupons');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: 'Bare coupons' });
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(place.current).toBe('/admin/brochures'));
    await user.click(screen.getByRole('link', { name: 'Bare coupons' }));
    await waitFor(() => expect(place.current).toBe('/admin/brochures?type=CP_AD&picture=no'));
    expect(await screen.findByText('View: Bare coupons')).toBeVisible();
  });

  it('filters by a column when its field loses the focus', async () => {
    const { answers, filters } = answersFor([brochure(7, 'Blue Wren Café')]);
    const { user, place } = await open(answers);
    await user.click(await screen.findByText('More filters'));
    await user.type(screen.getByRole('textbox', { name: 'Views from' }), '100');
    expect(place.current).toBe('/admin/brochures');
    await user.tab();
    await waitFor(() => expect(place.current).toBe('/admin/brochures?views=100-'));
    await waitFor(() => expect(filters.at(-1)).toMatchObject({ dataQuality: { minViews: 100 } }));
  });
});

describe('a letter that does nothing', () => {
  const rowOf = async (title: string): Promise<HTMLElement> => {
    const row = (await screen.findByRole('button', { name: `More actions: ${title}` })).closest('tr');
    return row ?? document.body;
  };
  const signIn = (staffRole: 'READER' | 'ADMINISTRATOR'): void => {
    const user = { did: 'abc', email: 'galah@offers.example', name: null, vendor: null, staffRole };
    sessionStore.begin({ accessToken: 'token', role: 'ADMINISTRATOR', user });
  };
  afterEach(() => sessionStore.end('SIGNED_OUT'));

  it('says that the ad is published already', async () => {
    signIn('ADMINISTRATOR');
    const { user } = await open(answersFor([brochure(7, 'Blue Wren Café')]).answers);
    (await rowOf('Blue Wren Café')).focus();
    await user.keyboard('p');
    const status = await screen.findByText(/Blue Wren Café is published already\.$/);
    expect(status).toHaveRole('status');
    // a text that stays as it is is not read aloud again
    const said = status.textContent;
    await user.keyboard('p');
    expect(status).toHaveTextContent(/Blue Wren Café is published already\.$/);
    expect(status.textContent).not.toBe(said);
    await user.type(screen.getByRole('searchbox', { name: /search/i }), 'wren{Enter}');
    await waitFor(() => expect(screen.queryByText(/is published already/)).toBeNull());
  });

  it('says what the role may not do, and lists only what it may', async () => {
    signIn('READER');
    const { user } = await open(answersFor([brochure(7, 'Blue Wren Café')]).answers);
    (await rowOf('Blue Wren Café')).focus();
    for (const [letter, action] of [
      ['e', 'Edit'],
      ['i', 'Change its index'],
    ] as const) {
      await user.keyboard(letter);
      expect(await screen.findByText(new RegExp(`Your role may not do this: ${action}\\.$`))).toHaveRole('status');
    }
    expect(screen.queryByText('Change its index; Enter goes on to the next row')).toBeNull();
    expect(screen.queryByText('Archive or unarchive')).toBeNull();
    expect(screen.getByText('Choose the row')).toBeInTheDocument();
  });
});
