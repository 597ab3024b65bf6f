import { screen, within } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { PostedFormContext, type PostedForm } from '../../../platform/page/contexts/PostedFormContext';
import OwnDataScreen from './OwnDataScreen';

const data = {
  ...{ email: 'kim@people.example', name: 'Kim Tran', isOfBusiness: false, requests: [] },
  records: [
    { what: 'coupons: name and address', count: 2, stays: 'code, price and times of the coupon' },
    { what: 'mails', count: 1, stays: null },
  ],
  ...{ jsonPath: '/rest/privacy/public/t/json', pdfPath: '/rest/privacy/public/t/pdf' },
};

async function open(values = {}, at = '/my-coupons/t/data', posted: PostedForm | null = null) {
  const answers: MockResolvers = { ownData: () => ({ ...data, ...values }) };
  const element = (
    <PostedFormContext value={posted}>
      <OwnDataScreen />
    </PostedFormContext>
  );
  return renderScreen({ routes: [{ path: '/my-coupons/:token/data', element }], at, answers });
}

const form = (button: string) => screen.getByRole('button', { name: button, hidden: true }).closest('form');

it('shows what is kept, what stays of it, and the documents', async () => {
  await open();
  expect(await screen.findByText('kim@people.example')).toBeVisible();
  const coupons = screen.getByText('Coupons: name and address').closest('li')!;
  expect(within(coupons).getByText('2 records')).toBeVisible();
  expect(within(coupons).getByText('Stays after an erasure: code, price and times of the coupon.')).toBeVisible();
  expect(screen.getByText('Stays after an erasure: nothing.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All of it as PDF' })).toHaveAttribute('href', data.pdfPath);
  expect(screen.getByRole('link', { name: 'All of it as JSON' })).toHaveAttribute('href', data.jsonPath);
});

it.each([
  ['Correct the name', { act: 'name', name: 'Kim Tran' }],
  ['Change the address', { act: 'email', email: '' }],
  ['Erase my data for good', { act: 'erase', confirmation: '' }],
])('has a form that the browser sends itself: %s', async (button, values) => {
  await open();
  await screen.findByText('kim@people.example');
  expect(form(button)).toHaveAttribute('action', '/my-coupons/t/data');
  expect(form(button)).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form(button)!))).toEqual(values);
});

it('leaves people of a business to an administrator', async () => {
  await open({ isOfBusiness: true });
  expect(await screen.findByText(/Write to us to change it/)).toBeVisible();
  expect(screen.queryByLabelText('New email')).not.toBeInTheDocument();
  expect(screen.getByText(/an administrator erases your data within 30 days/)).toBeVisible();
  expect(form('Ask for the erasure')).not.toBeNull();
});

it('links to open requests, with the day of the answer', async () => {
  const request = { token: 'r', kind: 'ERASURE', dueAt: '2026-12-19T14:00:00.000Z', isAddressToConfirm: false };
  await open({ requests: [request] });
  expect(await screen.findByRole('link', { name: 'Erasure' })).toHaveAttribute('href', '/privacy-request/r');
  expect(screen.getByText('answered by 20/12/2026')).toBeVisible();
});

it('shows an error beside the field of its own form only', async () => {
  const message = 'Type ERASE to confirm.';
  const error = { code: 'VALIDATION_FAILED', message, retryAfterSeconds: null, idempotencyKey: null };
  const values = { act: 'erase', confirmation: 'yes' };
  await open({}, undefined, { ...error, values, fields: [{ field: 'confirmation', message }] });
  expect(await screen.findByLabelText('Type ERASE to confirm')).toBeInvalid();
  expect(screen.getByText('Erase my data').closest('details')).toHaveAttribute('open');
  expect(screen.getByLabelText('Name')).toBeValid();
});

it('says what was corrected', async () => {
  await open({}, '/my-coupons/t/data?done=email');
  expect(await screen.findByText(/We have mailed a link to the new address/)).toBeVisible();
});

it('says that a link is used up', async () => {
  const answers = { ownData: () => refusal('NOT_FOUND', 'This link was used already.') };
  const routes = [{ path: '/my-coupons/:token/data', element: <OwnDataScreen /> }];
  await renderScreen({ routes, at: '/my-coupons/t/data', answers });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
