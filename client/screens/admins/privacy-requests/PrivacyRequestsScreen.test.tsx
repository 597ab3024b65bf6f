import { screen, within } from '@testing-library/react';
import { pageOf } from '../../../test/pageOf';
import { refusal } from '../../../test/mockServer';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import PrivacyRequestsScreen from './PrivacyRequestsScreen';

const request = (id: string, values = {}) => ({
  ...{ id, kind: 'ERASURE', channel: 'LETTER', email: `${id}@people.example`, note: null, state: 'OPEN' },
  ...{ receivedAt: '2026-11-19T14:00:00.000Z', dueAt: '2026-12-19T14:00:00.000Z', isOverdue: false },
  ...{ isAddressToConfirm: false, handledAt: null, answer: null, handledBy: null, outcome: null },
  ...{ pdfPath: `/rest/privacy/public/${id}/pdf`, ...values },
});
const requests = [
  request('kim', { isOverdue: true, note: 'Signed.' }),
  request('ann', { kind: 'CORRECTION', channel: 'SITE', isAddressToConfirm: true }),
  request('lee', {
    ...{ state: 'DONE', email: null, pdfPath: null, handledAt: '2026-11-21T01:00:00.000Z' },
    outcome: [
      { what: 'mails', count: 2, stays: null },
      { what: 'enquiries', count: 1, stays: null },
    ],
  }),
];

async function render(answers = {}, at = '/admin/privacy-requests') {
  const asked: unknown[] = [];
  const view = await renderAdminScreen({
    ...{ path: '/admin/privacy-requests', element: <PrivacyRequestsScreen />, at },
    answers: {
      privacyRequests: (args) => {
        asked.push(args);
        return pageOf(requests);
      },
      ...answers,
    },
  });
  return { ...view, asked };
}

it('shows each request with its due day, and filters by the address', async () => {
  const { asked } = await render({}, '/admin/privacy-requests?state=OPEN&kind=nonsense');
  expect(await screen.findByText('20/12/2026 (overdue)')).toBeVisible();
  expect(screen.getByText('Signed.')).toBeVisible();
  expect(screen.getByText('Waits for the new mailbox')).toBeVisible();
  expect(screen.getByText('Erased: 3 records')).toBeVisible();
  expect(screen.getByText('Somebody erased')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Data as PDF: kim@people.example' })).toHaveAttribute(
    'href',
    '/rest/privacy/public/kim/pdf',
  );
  expect(asked[0]).toMatchObject({ state: 'OPEN' });
  // an answered request, and one that waits for a mailbox, have nothing to answer
  expect(screen.getAllByRole('button', { name: /^Decline/ })).toHaveLength(1);
});

it('asks once before it erases, and sends the answer', async () => {
  const sent: unknown[] = [];
  const answerPrivacyRequest = ({ input }: { input: unknown }) => {
    sent.push(input);
    return { request: request('kim', { state: 'DONE' }) };
  };
  const { user } = await render({ answerPrivacyRequest });
  await user.click(await screen.findByRole('button', { name: 'Erase: kim@people.example' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/You cannot undo it/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Erase and mail' }));
  expect(await screen.findByText('The request of kim@people.example is done.')).toBeVisible();
  expect(sent).toEqual([{ id: 'kim', state: 'DONE', answer: null }]);
});

it('declines with a reason only', async () => {
  const sent: unknown[] = [];
  const answerPrivacyRequest = ({ input }: { input: unknown }) => {
    sent.push(input);
    return { request: request('kim', { state: 'DECLINED' }) };
  };
  const { user } = await render({ answerPrivacyRequest });
  await user.click(await screen.findByRole('button', { name: 'Decline: kim@people.example' }));
  await user.click(await screen.findByRole('button', { name: 'Decline by mail' }));
  expect(await screen.findByText('Say what you answer.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Answer'), ' The law asks us to keep it. ');
  await user.click(screen.getByRole('button', { name: 'Decline by mail' }));
  expect(await screen.findByText('The request of kim@people.example is declined.')).toBeVisible();
  expect(sent).toEqual([{ id: 'kim', state: 'DECLINED', answer: 'The law asks us to keep it.' }]);
});

it('enters a letter, and shows a refusal at its field', async () => {
  const sent: unknown[] = [];
  const message = 'Please enter a valid email address.';
  const recordPrivacyRequest = ({ input }: { input: unknown }) => {
    sent.push(input);
    return sent.length === 1
      ? refusal('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'EMAIL', message }] })
      : { request: request('new') };
  };
  const { user } = await render({ recordPrivacyRequest });
  await user.click(await screen.findByRole('button', { name: 'Enter a request' }));
  await user.type(await screen.findByLabelText('Email of the person'), 'new@people');
  await user.click(screen.getByRole('button', { name: 'Enter and mail' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Email of the person'), '.example');
  await user.click(screen.getByRole('button', { name: 'Enter and mail' }));
  expect(await screen.findByText('The request of new@people.example is entered.')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ kind: 'ERASURE', channel: 'MAIL', email: 'new@people.example', note: null });
});
