import { screen, waitFor } from '@testing-library/react';
import type { BrochureFilter } from '../../../generated/types';
import { refusal, type MockAnswers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import AdminIndexScreen from './AdminIndexScreen';

const routes = [
  {
    path: '/admin',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <AdminIndexScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
  { path: '*', element: <p>Elsewhere</p> },
];

const wren = {
  id: 'b7',
  databaseId: 7,
  displayTitle: 'Blue Wren Café',
  companyName: 'Wren & Co',
  type: 'LP_AD',
  status: 'PENDING_REVIEW',
  createdAt: '2026-11-20T02:00:00.000Z',
  category: { id: 'c', name: 'Cafés' },
};

function counted({ statuses = [], isActive }: BrochureFilter): number {
  if (isActive === false) return 2;
  return { PENDING_REVIEW: 1, PUBLISHED: 1250, ARCHIVED: 4 }[statuses?.[0] ?? 'ARCHIVED'];
}

const answers = {
  brochures: ({ filter }: { filter: BrochureFilter }) => ({
    totalCount: counted(filter),
    edges: [{ node: wren, cursor: '7' }],
  }),
} satisfies MockAnswers;

describe('what needs doing', () => {
  it.each([
    ['1Pending review', '/admin/brochures?status=PENDING_REVIEW'],
    ['2Outside their dates', '/admin/brochures?status=PUBLISHED&active=no'],
    ['1,250Published', '/admin/brochures?status=PUBLISHED'],
    ['4Archived', '/admin/brochures/archived'],
  ])('%s leads to exactly those ads', async (text, path) => {
    await renderScreen({ routes, at: '/admin', answers });
    const links = await screen.findAllByRole('link');
    expect(links.find((link) => link.textContent.startsWith(text))).toHaveAttribute('href', path);
  });

  it('publishes from the list of the newest', async () => {
    const publishBrochure = jest.fn(() => ({ brochure: { id: 'b7', status: 'PUBLISHED' } }));
    const brochures = jest.fn(answers.brochures);
    const { user } = await renderScreen({ routes, at: '/admin', answers: { brochures, publishBrochure } });
    await user.click(await screen.findByRole('button', { name: 'Publish: Blue Wren Café' }));
    expect(await screen.findByText('“Blue Wren Café” is published.')).toBeVisible();
    expect(publishBrochure).toHaveBeenCalledWith({ input: { id: 'b7' } }, expect.anything(), expect.anything());
    await waitFor(() => expect(brochures).toHaveBeenCalledTimes(10)); // five counts and lists, twice
  });

  it('tells an error and tries again', async () => {
    let isDown = true;
    const brochures: typeof answers.brochures = (args) => {
      if (isDown) throw refusal('INTERNAL', 'boom');
      return answers.brochures(args);
    };
    const { user } = await renderScreen({ routes, at: '/admin', answers: { brochures } });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Blue Wren Café')).toBeVisible();
  });
});
