import { screen } from '@testing-library/react';
import type { MockResolvers } from '../../test/mockServer';
import { renderScreen } from '../../test/renderScreen';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { LastActionsProvider } from '../../ui/last-actions/LastActionsProvider';
import { OwnData } from './OwnData';

const data = {
  ...{ email: 'marnie@pine.example', name: 'Marnie', requests: [] as object[] },
  records: [{ what: 'login', count: 1, stays: 'a closed login without a name' }],
  ...{ jsonPath: '/rest/privacy/public/t/json', pdfPath: '/rest/privacy/public/t/pdf' },
};
const element = (
  <UnstyledAntd>
    <LastActionsProvider>
      <OwnData />
    </LastActionsProvider>
  </UnstyledAntd>
);

async function open(answers: MockResolvers) {
  const view = await renderScreen({ routes: [{ path: '/vendor/profile', element }], at: '/vendor/profile', answers });
  await view.user.click(screen.getByRole('button', { name: 'See your data' }));
  await screen.findByText('Login');
  return view;
}

it('shows what is kept of the login, with its documents', async () => {
  await open({ ownData: () => data });
  expect(screen.getByText('Stays after an erasure: a closed login without a name.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All of it as PDF' })).toHaveAttribute('href', data.pdfPath);
});

it('corrects the name', async () => {
  const sent: unknown[] = [];
  const correctOwnData = ({ input }: { input: unknown }) => {
    sent.push(input);
    return { isAddressToConfirm: false };
  };
  const { user } = await open({ ownData: () => data, correctOwnData });
  await user.type(screen.getByLabelText('Your name'), ' Okafor');
  await user.click(screen.getByRole('button', { name: 'Correct the name' }));
  expect(await screen.findByText('Your name is corrected.')).toBeVisible();
  expect(sent).toEqual([{ name: 'Marnie Okafor' }]);
});

it('asks for the erasure once, and then links to the request', async () => {
  const sent: unknown[] = [];
  const request = { token: 'r', kind: 'ERASURE', state: 'OPEN', dueAt: '2026-12-19T14:00:00.000Z' };
  const eraseOwnData = ({ input }: { input: unknown }) => {
    sent.push(input);
    return { request };
  };
  const ownData = () => ({ ...data, requests: sent.length > 0 ? [request] : [] });
  const { user } = await open({ ownData, eraseOwnData });
  await user.click(screen.getByRole('button', { name: 'Erase your data' }));
  await user.type(await screen.findByLabelText('Type ERASE to confirm'), 'erase');
  await user.click(screen.getByRole('button', { name: 'Ask for the erasure' }));
  const link = await screen.findByRole('link', { name: 'Erasure of your data' });
  expect(link).toHaveAttribute('href', '/privacy-request/r');
  expect(screen.getByText('Answered by 20/12/2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase your data' })).not.toBeInTheDocument();
  expect(sent).toEqual([{ confirmation: 'erase' }]);
});
