import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import type { BrochureFilter, BrochureOrder, BrochureStatus, UndoBrochureChangesInput } from '../../../generated/types';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import ArchivedBrochuresScreen from '../archived-brochures/ArchivedBrochuresScreen';
import BrochuresScreen from './BrochuresScreen';

const routes = [
  { path: '/admin/brochures', element: <BrochuresScreen /> },
  { path: '/admin/brochures/archived', element: <ArchivedBrochuresScreen /> },
].map(({ path, element }) => ({
  path,
  element: (
    <UnstyledAntd>
      <LastActionsProvider>{element}</LastActionsProvider>
    </UnstyledAntd>
  ),
}));

const category = { id: 'c1', code: 'FOOD_DRINK', name: 'Food and drink', parent: null, subCategories: [] };

function brochure(databaseId: number, displayTitle: string, status: BrochureStatus) {
  return {
    id: `b${databaseId}`,
    databaseId,
    adIndex: null,
    displayTitle,
    title: displayTitle,
    companyName: 'Wren & Co',
    contactEmail: 'kim@wren.example',
    mapArea: null,
    type: 'LP_AD',
    status,
    isDraft: false,
    archiveReason: null,
    isActive: true,
    detailViewsCount: 3,
    version: 1,
    category,
    thumbnail: null,
  };
}

type MockBrochure = ReturnType<typeof brochure>;

interface ListArguments {
  filter: BrochureFilter;
  orderBy: BrochureOrder[];
  first: number;
  offset: number;
}

/** A stateful server: lists by status, and changes states on request. */
function serverWith(...brochures: MockBrochure[]) {
  const lists: ListArguments[] = [];
  const before = new Map<string, BrochureStatus>();
  const change = (status: BrochureStatus) => (args: { input: { id: string } }) => {
    const found = brochures.find((one) => one.id === args.input.id);
    if (found) {
      before.set(found.id, found.status);
      Object.assign(found, { status, version: found.version + 1 });
    }
    return { brochure: found };
  };
  const undoBrochureChanges = ({ input }: { input: UndoBrochureChangesInput }) => ({
    results: input.changes.map(({ id, version }) => {
      const found = brochures.find((one) => one.id === id && one.version === version);
      const stays = { code: 'CONFLICT', message: 'Somebody changed this ad meanwhile.', errors: [] };
      if (!found) return { givenId: id, brochure: null, refusal: stays };
      Object.assign(found, { status: before.get(String(id)), version: found.version + 1 });
      return { givenId: id, brochure: found, refusal: null };
    }),
  });
  const answers = {
    brochures: (args: ListArguments) => {
      lists.push(args);
      const matching = brochures.filter((one) => args.filter.statuses?.includes(one.status));
      return {
        totalCount: matching.length,
        edges: matching.map((node) => ({ node: { ...node }, cursor: node.id })),
        pageInfo: {},
      };
    },
    categories: () => ({ edges: [{ node: category, cursor: '1' }] }),
    mapAreas: () => ({ edges: [{ node: { id: 'm', code: 'WATTLE_BAY', name: 'Wattle Bay' }, cursor: '1' }] }),
    publishBrochure: change('PUBLISHED'),
    archiveBrochure: change('ARCHIVED'),
    unarchiveBrochure: change('PENDING_REVIEW'),
    undoBrochureChanges,
  } satisfies MockResolvers;
  return { answers, lists };
}

const wren = () => brochure(7, 'Blue Wren Café', 'PENDING_REVIEW');
const ferry = () => brochure(8, 'River ferry day pass', 'PUBLISHED');
const rowOf = async (title: string) => (await screen.findByText(title)).closest('tr')!;

describe('All ads', () => {
  it('requests and shows 100 published and pending ads by id descending', async () => {
    const { answers, lists } = serverWith(wren(), ferry());
    await renderScreen({ routes, at: '/admin/brochures', answers });
    expect(await rowOf('Blue Wren Café')).toHaveTextContent('Pending review');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All ads');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 ads');
    expect(lists).toEqual([
      {
        filter: { statuses: ['PUBLISHED', 'PENDING_REVIEW'] },
        orderBy: [{ field: 'ID', direction: 'DESC' }],
        first: 100,
        offset: 0,
      },
    ]);
  });

  it('publishes, reports it, and reloads the list', async () => {
    const { answers, lists } = serverWith(wren(), ferry());
    const { user } = await renderScreen({ routes, at: '/admin/brochures', answers });
    await user.click(await screen.findByRole('button', { name: 'Publish: Blue Wren Café' }));
    expect(await screen.findByText('“Blue Wren Café” is published.')).toBeVisible();
    await waitFor(async () => expect(await rowOf('Blue Wren Café')).toHaveTextContent('Published'));
    expect(lists).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Publish: Blue Wren Café' })).toBeDisabled();
  });

  it('lists the missing fields before an ad can be published', async () => {
    const { answers } = serverWith(wren());
    const publishBrochure = () => {
      throw refusal('VALIDATION_FAILED', 'It cannot be published yet. Write a description.', {
        errors: [{ field: 'description', code: 'REQUIRED', message: 'Write a description.' }],
      });
    };
    const { user } = await renderScreen({ routes, at: '/admin/brochures', answers: { ...answers, publishBrochure } });
    await user.click(await screen.findByRole('button', { name: 'Publish: Blue Wren Café' }));
    expect(await screen.findByText('Write a description.')).toBeVisible();
    expect(screen.getByText(/is not published\. It cannot be published yet\./)).toBeVisible();
  });

  it('reloads when another user was faster', async () => {
    const theirs = wren();
    const { answers, lists } = serverWith(theirs);
    const publishBrochure = () => {
      theirs.status = 'PUBLISHED';
      throw refusal('CONFLICT', 'The ad is archived.');
    };
    const { user } = await renderScreen({ routes, at: '/admin/brochures', answers: { ...answers, publishBrochure } });
    await user.click(await screen.findByRole('button', { name: 'Publish: Blue Wren Café' }));
    expect(await screen.findByText(/The ad is archived\./)).toBeVisible();
    await waitFor(() => expect(lists).toHaveLength(2));
  });

  it('keeps the keyboard position when a row leaves the list', async () => {
    const { answers } = serverWith(wren(), ferry(), brochure(9, 'Old motel', 'PUBLISHED'));
    const { user } = await renderScreen({ routes, at: '/admin/brochures', answers });
    await user.click(await screen.findByRole('button', { name: 'Archive: River ferry day pass' }));
    await waitFor(() => expect(screen.queryByText('River ferry day pass')).toBeNull());
    await waitFor(async () => expect(await rowOf('Old motel')).toHaveFocus());
  });

  it('archives, and undo restores a published ad', async () => {
    const { answers } = serverWith(ferry());
    const { user } = await renderScreen({ routes, at: '/admin/brochures', answers });
    await user.click(await screen.findByRole('button', { name: 'Archive: River ferry day pass' }));
    expect(await screen.findByText('“River ferry day pass” is archived.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Archive:/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“River ferry day pass” is back, published.')).toBeVisible();
    expect(await rowOf('River ferry day pass')).toHaveTextContent('Published');
  });

  it('does not touch an ad that another user has changed since, and says so', async () => {
    const ads = [ferry()];
    const { answers } = serverWith(...ads);
    const { user } = await renderScreen({ routes, at: '/admin/brochures', answers });
    await user.click(await screen.findByRole('button', { name: 'Archive: River ferry day pass' }));
    await screen.findByText('“River ferry day pass” is archived.');
    Object.assign(ads[0]!, { version: 9 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const told = /“River ferry day pass” is not back as it was. Somebody changed this ad meanwhile./;
    expect(await screen.findByText(told)).toBeVisible();
    expect(ads[0]).toMatchObject({ status: 'ARCHIVED' });
  });

  it('keeps earlier results readable', async () => {
    const { answers } = serverWith(wren(), ferry());
    const { user } = await renderScreen({ routes, at: '/admin/brochures', answers });
    await user.click(await screen.findByRole('button', { name: 'Publish: Blue Wren Café' }));
    await screen.findByText('“Blue Wren Café” is published.');
    await user.click(await screen.findByRole('button', { name: 'Archive: River ferry day pass' }));
    await screen.findByText('“River ferry day pass” is archived.');
    await user.click(screen.getByRole('button', { name: 'Last actions (2)' }));
    const list = within(screen.getByRole('region', { name: 'Last actions' }));
    expect(list.getByText('“Blue Wren Café” is published.')).toBeVisible();
  });

  it('takes filters and order from the address, and removes a cleared filter from it', async () => {
    const { answers, lists } = serverWith(wren());
    const { user, place } = await renderScreen({
      routes,
      at: '/admin/brochures?q=wren&category=FOOD_DRINK&sort=TITLE&page=1',
      answers,
    });
    await rowOf('Blue Wren Café');
    expect(lists[0]).toMatchObject({
      filter: { q: 'wren', categories: ['FOOD_DRINK'] },
      orderBy: [{ field: 'TITLE', direction: 'ASC' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Take away the filter Food and drink' }));
    await waitFor(() => expect(place.current).toBe('/admin/brochures?q=wren&sort=TITLE'));
  });

  it('sorts by a column, also by keyboard', async () => {
    const { answers } = serverWith(wren());
    const { user, place } = await renderScreen({ routes, at: '/admin/brochures', answers });
    await rowOf('Blue Wren Café');
    const heading = screen.getByRole('columnheader', { name: /View Count/ });
    expect(heading).toHaveAttribute('tabindex', '0');
    // user-event sends no keyCode, which Ant Design reads
    fireEvent.keyDown(heading, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(place.current).toBe('/admin/brochures?sort=VIEWS'));
    // the table renders in a transition, after the address changes
    const sorted = (order: string) =>
      waitFor(() =>
        expect(screen.getByRole('columnheader', { name: /View Count/ })).toHaveAttribute('aria-sort', order),
      );
    await sorted('ascending');
    await user.click(screen.getByRole('columnheader', { name: /View Count/ }));
    await waitFor(() => expect(place.current).toBe('/admin/brochures?sort=-VIEWS'));
    await sorted('descending');
  });

  it('searches on Enter', async () => {
    const { answers } = serverWith(wren());
    const { user, place } = await renderScreen({ routes, at: '/admin/brochures', answers });
    await user.click(await screen.findByRole('searchbox', { name: 'Search ads' }));
    await user.paste('café');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place.current).toBe('/admin/brochures?q=caf%C3%A9'));
  });

  it('goes to the last page when the address asks for a later one', async () => {
    const { answers } = serverWith(wren());
    const { place } = await renderScreen({ routes, at: '/admin/brochures?page=9', answers });
    await waitFor(() => expect(place.current).toBe('/admin/brochures'));
  });

  it('offers to clear the filters when nothing matches', async () => {
    const { answers } = serverWith();
    const { user, place } = await renderScreen({ routes, at: '/admin/brochures?type=CP_AD', answers });
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(place.current).toBe('/admin/brochures'));
    expect(await screen.findByText('No ads yet')).toBeVisible();
  });

  it('shows an error and tries again', async () => {
    const { answers } = serverWith(wren());
    let calls = 0;
    const brochures: typeof answers.brochures = (args) => {
      calls += 1;
      if (calls === 1) throw refusal('INTERNAL', 'boom', { requestId: 'req-9' });
      return answers.brochures(args);
    };
    const { user } = await renderScreen({ routes, at: '/admin/brochures', answers: { ...answers, brochures } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded.*req-9/);
    expect(screen.queryByText('boom')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('Blue Wren Café')).toBeVisible();
  });
});

describe('List of Archived Ads', () => {
  it('shows only archived ads, and unarchives', async () => {
    const { answers, lists } = serverWith(wren(), brochure(9, 'Old motel', 'ARCHIVED'));
    const { user } = await renderScreen({ routes, at: '/admin/brochures/archived', answers });
    expect(await rowOf('Old motel')).toHaveTextContent('Archived');
    expect(lists[0]?.filter).toEqual({ statuses: ['ARCHIVED'] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^List of Archived Ads$/);
    expect(screen.getByText('View archived Ads, trigger stats emails etc.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Unarchive: Old motel' }));
    expect(await screen.findByText('“Old motel” is unarchived and pending review.')).toBeVisible();
    expect(await screen.findByText('No archived ads')).toBeVisible();
  });
});
