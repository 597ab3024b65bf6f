import { screen, waitFor, within } from '@testing-library/react';
import type { Session } from '../../../features/session/Session';
import { sessionStore } from '../../../features/session/sessionStore';
import { mockBrochure } from '../../../test/mockBrochure';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import BrochureEditorScreen from './BrochureEditorScreen';

const path = '/admin/brochure/coupon-ad/manage';
const routes = [
  {
    path: `${path}/:id`,
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <BrochureEditorScreen newType="CP_AD" />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
];

const session: Session = {
  accessToken: 'token',
  role: 'ADMINISTRATOR',
  user: { did: 'abcdefghijkl', email: 'a@b.example', name: 'Robin', vendor: null },
};

const coupon = (values: object = {}) => ({
  ...mockBrochure(7, 'Blue Wren Café', { type: 'CP_AD', status: 'PENDING_REVIEW' }),
  ...{ version: 3, title: 'Blue Wren Café', numberOfCouponsPurchased: 0 },
  ...values,
});

interface CheckArguments {
  input: { title?: string | null };
}

const answers = {
  viewer: () => ({ role: 'ADMINISTRATOR' }),
  brochure: () => coupon(),
  categories: () => ({ edges: [{ node: { id: 'c', code: 'STAY', name: 'Stay', subCategories: [] } }] }),
  mapAreas: () => ({ edges: [] }),
  vendors: () => ({ edges: [] }),
  brochureCheck: ({ input }: CheckArguments) => ({
    problems: input.title === 'ab' ? [{ field: 'title', message: 'A title has 3 to 120 characters.' }] : [],
    needs: [{ field: 'termsOfOffer', message: 'State the terms of the offer.', isMet: false }],
    preview: { ...coupon(), id: 'preview', displayTitle: input.title ?? 'Blue Wren Café' },
  }),
} satisfies MockResolvers;

const render = (more: MockResolvers = {}, id = '7') =>
  renderScreen({ routes, at: `${path}/${id}`, answers: { ...answers, ...more } });

beforeEach(() => sessionStore.begin(session));
afterEach(() => localStorage.clear());

describe('the editor of an ad', () => {
  it('shows the server’s messages during input, and a preview of the ad', async () => {
    const { user } = await render();
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'ab');
    expect(await screen.findByText('A title has 3 to 120 characters.')).toBeVisible();
    expect(title).toHaveAccessibleDescription('A title has 3 to 120 characters.');
    expect(title).toBeInvalid();
    await user.type(title, 'c');
    await waitFor(() => expect(title).toBeValid());
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(await within(preview).findByText('abc')).toBeVisible();
    const needs = screen.getByRole('region', { name: 'Needed to publish' });
    await user.click(within(needs).getByRole('button', { name: 'State the terms of the offer.' }));
    expect(screen.getByLabelText('Terms of the offer')).toHaveFocus();
  });

  it('sends only the changed fields, with the version that was loaded', async () => {
    const updateBrochure = jest.fn(({ input }: { input: object }) => ({
      isPendingRevision: false,
      brochure: coupon({ ...input, id: 'brochure-7', version: 4 }),
    }));
    const { user } = await render({ updateBrochure });
    await user.type(await screen.findByLabelText('Highlights'), 'Two for one');
    await user.type(screen.getByLabelText('Last day'), '24/12/2026');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('“Blue Wren Café” is saved.')).toBeVisible();
    const input = { id: 'brochure-7', version: 3, highlights: 'Two for one', validTo: '2026-12-24' };
    expect(updateBrochure).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
    expect(await screen.findByText('All is saved.')).toBeVisible();
  });

  it('moves to a refused field', async () => {
    const errors = [{ field: 'address.postcode', code: 'POSTCODE', message: 'Postcode 1 is none.' }];
    const updateBrochure = () => {
      throw refusal('VALIDATION_FAILED', 'Postcode 1 is none.', { errors });
    };
    const brochureCheck = (args: CheckArguments) => ({ ...answers.brochureCheck(args), problems: errors });
    const { user } = await render({ updateBrochure, brochureCheck });
    await user.type(await screen.findByLabelText('Highlights'), 'x');
    expect(screen.queryByText('Postcode 1 is none.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Postcode')).toHaveFocus());
    expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription('Postcode 1 is none.');
  });

  it('silently merges another user’s changes to other fields', async () => {
    let version = 3;
    const seen: number[] = [];
    const updateBrochure = ({ input }: { input: { version: number } }) => {
      seen.push(input.version);
      if (input.version !== version) throw refusal('CONFLICT', 'Somebody changed this ad.');
      return { isPendingRevision: false, brochure: coupon({ ...input, id: 'brochure-7', version: version + 1 }) };
    };
    const { user } = await render({ updateBrochure, brochure: () => coupon({ version, description: 'Theirs' }) });
    await user.type(await screen.findByLabelText('Highlights'), 'Mine');
    version = 5;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Blue Wren Café” is saved.')).toBeVisible();
    expect(seen).toEqual([3, 5]);
  });

  it('creates a new ad with a key that stays the same on retry', async () => {
    const keys: unknown[] = [];
    const createBrochure = ({ input }: { input: { creationKey: string; type: string } }) => {
      keys.push([input.type, input.creationKey]);
      if (keys.length === 1) throw refusal('INTERNAL', 'boom');
      return { brochure: coupon() };
    };
    const { user, place } = await render({ createBrochure }, '0');
    await user.type(await screen.findByLabelText('Title'), 'New');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(place.current).toBe(`${path}/7`));
    expect(keys[0]).toEqual(keys[1]);
  });

  it('shows administrators the fields that only they decide', async () => {
    sessionStore.begin({ ...session, role: 'VENDOR' });
    await render({ brochure: () => coupon({ status: 'PUBLISHED' }) });
    expect(await screen.findByLabelText('Title')).toBeVisible();
    expect(screen.queryByLabelText('Index')).toBeNull();
    expect(screen.queryByLabelText('Vendor')).toBeNull();
    expect(screen.getByText(/What you save waits until an administrator has looked at it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save and publish' })).toBeNull();
  });

  it('reports that an ad does not exist, or could not be loaded', async () => {
    let brochure: MockResolvers[string] = () => {
      throw refusal('INTERNAL', 'boom');
    };
    const { user } = await render({ brochure: (args, context) => brochure(args, context) });
    expect(await screen.findByText('The ad could not be loaded')).toBeVisible();
    brochure = () => null;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'There is no ad 7' })).toBeVisible();
  });
});
