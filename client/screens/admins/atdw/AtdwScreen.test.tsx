import { screen, within } from '@testing-library/react';
import { sessionStore } from '../../../features/session/sessionStore';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import AtdwScreen from './AtdwScreen';

const run = {
  ...{ did: 'r1', kind: 'EVERYTHING', isDryRun: false, state: 'DONE', createdAt: '2026-11-20T01:00:00.000Z' },
  ...{ startedAt: '2026-11-20T01:00:00.000Z', finishedAt: '2026-11-20T01:30:00.000Z' },
  ...{ requestedBy: null, allowedBy: null, found: 1200, created: 7, updated: 3, unchanged: 1189, renewed: 1 },
  ...{ archived: 2, refused: 0, vanishing: 2, listed: 1195, problem: null, refusals: [] },
};
const stopped = {
  ...{ ...run, did: 'r2', state: 'STOPPED', archived: 0, vanishing: 400 },
  problem: 'It would archive 400 of 1195 listings.',
};
const connector = {
  ...{ hasKey: true, version: 3, baseUrl: 'https://atlas.warehouse.example/api/atlas/', states: ['QLD'], regions: [] },
  ...{ isNightly: true, listed: 1195, pending: 12, hidden: 0, waitingPictures: 40, runs: [run] },
  categories: [{ code: 'ACCOMM', description: 'Accommodation', category: 'STAY' }],
  lastGoodRunAt: '2026-11-20T01:30:00.000Z',
};
const stay = { id: 'c1', code: 'STAY', name: 'Places to stay', subCategories: [] };

const element = (
  <UnstyledAntd>
    <LastActionsProvider>
      <AtdwScreen />
    </LastActionsProvider>
  </UnstyledAntd>
);

function open(own: Partial<Record<keyof typeof connector, unknown>> = {}, answers: MockResolvers = {}) {
  const user = { did: 'abc', email: 'admin@localoffers.example', name: 'Alex', vendor: null };
  sessionStore.begin({ accessToken: 'token', role: 'ADMINISTRATOR', user });
  return renderScreen({
    routes: [{ path: '/admin/atdw', element }],
    at: '/admin/atdw',
    answers: {
      atdwConnector: () => ({ ...connector, ...own }),
      categories: () => ({ edges: [{ node: stay }] }),
      ...answers,
    },
  });
}

it('shows counts, the map of categories, and the history with its reasons', async () => {
  const refusals = [{ productId: 'p9', message: 'It has no category.' }];
  const failed = {
    ...run,
    did: 'r0',
    found: 3,
    state: 'FAILED',
    problem: 'The warehouse refuses the key (status 403).',
    refusals,
  };
  await open({ runs: [run, failed] });
  const table = within(await screen.findByRole('region', { name: 'History of runs' }));
  expect(table.getByText('1,200')).toBeInTheDocument();
  expect(table.getByText('The warehouse refuses the key (status 403).')).toBeInTheDocument();
  expect(table.getByText('p9: It has no category.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Accommodation/)).toBeInTheDocument();
  expect(screen.getByText('Wait for review').closest('a')).toHaveAttribute(
    'href',
    '/admin/brochures?type=ATDW_AD&status=PENDING_REVIEW',
  );
});

it('starts a run, and a trial run that changes nothing', async () => {
  const startAtdwRun = jest.fn(() => ({ run: { did: 'r3' } }));
  const { user } = await open({}, { startAtdwRun });
  await user.click(await screen.findByRole('button', { name: 'Sync now' }));
  expect(await screen.findByText('The run begins. Its counts appear here.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Trial run' }));
  expect(await screen.findByText('The trial run begins. It changes nothing.')).toBeInTheDocument();
  const inputs = startAtdwRun.mock.calls.map((call) => (call as unknown[])[0]);
  expect(inputs).toEqual([
    { input: { kind: 'CHANGES', isDryRun: false } },
    { input: { kind: 'EVERYTHING', isDryRun: true } },
  ]);
});

it.each([
  ['a run is open', { runs: [{ ...run, state: 'RUNNING', finishedAt: null }] }],
  ['there is no key', { hasKey: false }],
  ['nothing is saved yet', { version: 0 }],
])('starts none while %s', async (_, own) => {
  await open(own);
  expect(await screen.findByRole('button', { name: 'Sync now' })).toBeDisabled();
});

it('asks about a run that has stopped, with its count, before it goes on', async () => {
  const allowAtdwRun = jest.fn(() => ({ run: { did: 'r2' } }));
  const { user } = await open({ runs: [stopped, run] }, { allowAtdwRun });
  expect(await screen.findByText(/it would archive 400 of 1,195 listings/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Let it go on once' }));
  expect(allowAtdwRun).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Archive 400 listings' }));
  expect(await screen.findByText('The run goes on, and archives 400 listings.')).toBeInTheDocument();
  const input = { did: 'r2', vanishing: 400 };
  expect(allowAtdwRun).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
});

it('saves the settings, and shows why they are refused', async () => {
  const message = 'Write an address that begins with https:// and ends with a slash, without a question mark.';
  const updateAtdwSettings = jest.fn(() => {
    throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'baseUrl', code: 'URL', message }] });
  });
  const { user } = await open({}, { updateAtdwSettings });
  await user.clear(await screen.findByLabelText('Address of the warehouse'));
  await user.type(screen.getByLabelText('Address of the warehouse'), 'http://x.example');
  await user.type(screen.getByLabelText('Regions'), 'Brisbane');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  const input = {
    ...{ version: 3, baseUrl: 'http://x.example', states: ['QLD'], regions: ['Brisbane'], isNightly: true },
    categories: [{ code: 'ACCOMM', category: 'STAY' }],
  };
  expect(updateAtdwSettings).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
});

it('says what to do without a key and without runs', async () => {
  await open({ hasKey: false, runs: [], categories: [], version: 0 });
  expect(await screen.findByText(/set it as ATDW_API_KEY/)).toBeInTheDocument();
  expect(screen.getByText('No runs yet')).toBeInTheDocument();
  expect(screen.getByText('The categories of the warehouse were never read.')).toBeInTheDocument();
});
