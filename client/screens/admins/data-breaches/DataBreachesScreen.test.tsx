import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import DataBreachesScreen from './DataBreachesScreen';

const breach = (id: string, values = {}) => ({
  ...{ id, title: `Breach ${id}`, description: `What happened: ${id}`, peopleCount: null, state: 'ASSESSING' },
  ...{ discoveredAt: '2026-10-19T14:00:00.000Z', dueAt: '2026-11-18T14:00:00.000Z', isOverdue: false },
  ...{ assessedAt: null, assessment: null, commissionerNotifiedOn: null, peopleNotifiedOn: null, recordedBy: null },
  ...values,
});
const assessed = { assessedAt: '2026-11-01T01:00:00.000Z', assessment: 'Addresses of buyers.' };
const breaches = [
  breach('mail', { state: 'TO_NOTIFY', ...assessed, commissionerNotifiedOn: '2026-11-02' }),
  breach('list', { isOverdue: true, peopleCount: 1200 }),
];

async function render(answers = {}) {
  const sent: unknown[] = [];
  const keep =
    (answer: object) =>
    ({ input }: { input: unknown }) => {
      sent.push(input);
      return answer;
    };
  const view = await renderAdminScreen({
    ...{ path: '/admin/data-breaches', element: <DataBreachesScreen /> },
    answers: {
      dataBreaches: () => pageOf(breaches),
      recordDataBreach: keep({ breach: breach('new') }),
      assessDataBreach: keep({ breach: breach('list') }),
      noteBreachNotices: keep({ breach: breach('mail') }),
      ...answers,
    },
  });
  await screen.findByText('Breach list');
  return { ...view, sent };
}

it('shows what is to be done, and by when', async () => {
  await render();
  expect(screen.getByText('19/11/2026 (overdue)')).toBeVisible();
  expect(screen.getByText('People concerned: 1,200')).toBeVisible();
  expect(screen.getByText('Commissioner: 02/11/2026 · people: not told')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^(Assess|Enter notices): / })).toHaveLength(2);
});

it('enters a breach', async () => {
  const { user, sent } = await render();
  await user.click(screen.getByRole('button', { name: 'Enter a breach' }));
  await user.click(await screen.findByRole('button', { name: 'Enter' }));
  expect(await screen.findByText('Say what happened.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('What happened'), 'A lost list');
  await user.type(screen.getByLabelText('Details'), 'A printed list of buyers.');
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByText('“A lost list” is in the register.')).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ title: 'A lost list', description: 'A printed list of buyers.', peopleCount: null },
      discoveredOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
    },
  ]);
});

it('assesses a breach only with a decision and a reason', async () => {
  const { user, sent } = await render();
  await user.click(screen.getByRole('button', { name: 'Assess: Breach list' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText('likely')).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Save the assessment' }));
  expect(await screen.findByText('Say whether serious harm is likely.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(dialog.getByLabelText('not likely'));
  await user.type(dialog.getByLabelText('Why'), 'It was found again.');
  await user.click(dialog.getByRole('button', { name: 'Save the assessment' }));
  expect(await screen.findByText('“Breach list” is assessed.')).toBeVisible();
  expect(sent).toEqual([{ id: 'list', isSeriousHarmLikely: false, assessment: 'It was found again.' }]);
});

it('enters the days of notices, of which one may follow later', async () => {
  const { user, sent } = await render();
  await user.click(screen.getByRole('button', { name: 'Enter notices: Breach mail' }));
  expect(await screen.findByLabelText('Commissioner told on')).toHaveValue('02/11/2026');
  await user.click(screen.getByRole('button', { name: 'Save the days' }));
  expect(await screen.findByText('The notices of “Breach mail” are entered.')).toBeVisible();
  expect(sent).toEqual([{ id: 'mail', commissionerNotifiedOn: '2026-11-02', peopleNotifiedOn: null }]);
});
