import { screen } from '@testing-library/react';
import { renderScreen } from '../../../test/renderScreen';
import PrivacyRequestScreen from './PrivacyRequestScreen';

const request = {
  ...{ token: 'r', kind: 'ERASURE', state: 'OPEN', receivedAt: '2026-11-19T14:00:00.000Z', handledAt: null },
  ...{ dueAt: '2026-12-19T14:00:00.000Z', answer: null, isAddressToConfirm: false, outcome: null },
};
const open = (values = {}, query = '') =>
  renderScreen({
    routes: [{ path: '/privacy-request/:token', element: <PrivacyRequestScreen /> }],
    at: `/privacy-request/r${query}`,
    answers: { ownPrivacyRequest: () => ({ ...request, ...values }) },
  });
const handledAt = '2026-11-21T01:00:00.000Z';

it('says by when an open request is answered', async () => {
  await open();
  expect(await screen.findByText('We answer by mail, by 20/12/2026.')).toBeVisible();
  expect(screen.getByText('Open')).toBeVisible();
});

it('says what was erased, and what stays', async () => {
  const outcome = [{ what: 'mails', count: 3, stays: null }];
  await open({ state: 'DONE', handledAt, outcome });
  expect(await screen.findByRole('heading', { name: 'Your data are erased' })).toBeVisible();
  expect(screen.getByText('3 records')).toBeVisible();
  expect(screen.getByText('Stays: nothing.')).toBeVisible();
});

it('says why a request was declined, and where to complain', async () => {
  await open({ state: 'DECLINED', handledAt, answer: 'The law asks us to keep it.' });
  expect(await screen.findByRole('heading', { name: 'Your request was declined' })).toBeVisible();
  expect(screen.getByText('The law asks us to keep it.')).toBeVisible();
  expect(screen.getByText(/www.oaic.gov.au/)).toBeVisible();
});

it.each([
  ['by the link in the mail only', '?confirm=c', 1],
  ['not by the page alone', '', 0],
])('confirms a new address %s', async (_how, query, buttons) => {
  await open({ kind: 'CORRECTION', isAddressToConfirm: true }, query);
  expect(await screen.findByRole('heading', { name: 'Confirm your new address' })).toBeVisible();
  const found = screen.queryAllByRole('button', { name: 'Confirm this address' });
  expect(found).toHaveLength(buttons);
  for (const button of found) {
    const form = button.closest('form')!;
    expect([form.getAttribute('action'), ...new FormData(form)]).toEqual(['/privacy-request/r', ['confirm', 'c']]);
  }
});
