import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../test/mockServer';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import MailsScreen from './MailsScreen';

const mail = (id: string, values = {}) => ({
  ...{ id, recipient: `${id}@people.example`, subject: `Subject ${id}`, state: 'SENT', confidential: false },
  ...{ attempts: 1, lastError: null, createdAt: '2026-11-20T01:00:00Z', sentAt: null, nextAttemptAt: null },
  ...{ body: 'Hello Kim', attachmentNames: [] },
  ...values,
});

const mails = [
  mail('kim', { state: 'FAILED', lastError: 'EENVELOPE 550', attempts: 15, attachmentNames: ['coupon.pdf'] }),
  mail('ann', { body: null, confidential: true }),
];

const followed = { name: 'Cafés in Noosa', confirmedCount: 2, pendingCount: 1 };

async function render(at = '/admin/mails', answers = {}) {
  const asked: unknown[] = [];
  const view = await renderAdminScreen({
    ...{ path: '/admin/mails', element: <MailsScreen />, at },
    answers: {
      outgoingMails: (args) => {
        asked.push(args);
        return pageOf(mails, { endCursor: 'END' });
      },
      mailOptOuts: () => pageOf([]),
      followCounts: () => ({ addressesCount: 2, topics: [followed] }),
      ...answers,
    },
  });
  return { ...view, asked };
}

it('shows the state of each mail, and sends a failed one again', async () => {
  const sent: unknown[] = [];
  const resendMail = ({ input }: { input: unknown }) => {
    sent.push(input);
    return { mail: { id: 'kim', state: 'QUEUED' } };
  };
  const { user } = await render('/admin/mails', { resendMail });
  expect((await screen.findByText('Subject kim')).closest('tr')).toHaveTextContent(/Failed.*EENVELOPE 550.*15/);
  await user.click(screen.getByRole('button', { name: /^Send now/ }));
  expect(await screen.findByText('The mail to kim@people.example is handed to the mail server.')).toBeVisible();
  expect(sent).toEqual([{ id: 'kim' }]);
});

it('counts followers by topic, and removes an address', async () => {
  const removed: unknown[] = [];
  const removeFollower = ({ input }: { input: unknown }) => {
    removed.push(input);
    return { removedCount: 1 };
  };
  const { user } = await render('/admin/mails', { removeFollower });
  expect((await screen.findByRole('rowheader', { name: 'Cafés in Noosa' })).closest('tr')).toHaveTextContent('21');
  await user.type(screen.getByLabelText('Remove an address'), 'kim@people.example');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('kim@people.example gets no more mails about offers.')).toBeVisible();
  expect(removed).toEqual([{ email: 'kim@people.example' }]);
});

it('shows the server’s reason why a mail is not sent', async () => {
  const resendMail = () => {
    throw refusal('CONFLICT', 'This mail was sent.');
  };
  const { user } = await render('/admin/mails', { resendMail });
  await user.click(await screen.findByRole('button', { name: /^Send now/ }));
  expect(await screen.findByText(/is not sent\. This mail was sent\./)).toBeVisible();
});

it('shows why a mail bounced and when it was sent, and why another was not sent at all', async () => {
  const bounced = { state: 'BOUNCED', sentAt: '2026-11-20T01:00:30Z', lastError: 'The mailbox is full (5.2.2).' };
  const outgoingMails = () => pageOf([mail('full', bounced), mail('tired', { state: 'SUPPRESSED', attempts: 0 })]);
  await render('/admin/mails', { outgoingMails });
  const row = (await screen.findByText('Subject full')).closest('tr');
  expect(row).toHaveTextContent(/Came back Sent 20\/11\/2026, .*The mailbox is full \(5\.2\.2\)\./);
  expect(screen.getByText('Subject tired').closest('tr')).toHaveTextContent(
    /Not wanted.*Its recipient has unsubscribed\./,
  );
  expect(screen.queryByRole('button', { name: /^Send now/ })).toBeNull();
});

it('opens a mail, but keeps a confidential one from administrators', async () => {
  const { user } = await render();
  await user.click(await screen.findByRole('button', { name: 'Read: Subject kim' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('Hello Kim')).toBeInTheDocument();
  expect(drawer.getByText('With it: coupon.pdf')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Read: Subject ann' }));
  expect(await screen.findByText(/for its recipient only/)).toBeInTheDocument();
});

it('keeps search and page in the address', async () => {
  const { user, place, asked } = await render('/admin/mails?state=FAILED&q=kim');
  await screen.findByText('Subject kim');
  expect(asked[0]).toMatchObject({ q: 'kim', state: 'FAILED', first: 50 });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(place.current).toBe('/admin/mails?q=kim&state=FAILED&after=END'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ after: 'END' }));
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(place.current).toBe('/admin/mails'));
});

it('finds an unsubscribed address, and removes it after a confirmation', async () => {
  const list = [{ id: 'o1', optedOutAt: '2026-11-19T01:00:00Z' }];
  const mailOptOuts = ({ email }: { email: string | null }) => pageOf(email === 'kim@people.example' ? list : []);
  const removeMailOptOut = ({ input }: { input: { id: string } }) => {
    list.pop();
    return { removedId: input.id };
  };
  const { user } = await render('/admin/mails', { mailOptOuts, removeMailOptOut });
  const search = await screen.findByRole('searchbox', { name: 'Look for an unsubscribed address' });
  await user.type(search, 'kim@people.example{Enter}');
  expect(await screen.findByText(/^kim@people\.example unsubscribed on/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove from the list' }));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(
    await screen.findByText('kim@people.example is not unsubscribed: it gets reports and reminders.'),
  ).toBeVisible();
});
