import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PostedFormContext, type PostedForm } from '../../platform/page/contexts/PostedFormContext';
import { MemoryRouter } from 'react-router';
import { EnquiryForm } from './EnquiryForm';

const refused: PostedForm = {
  values: { name: 'Kim Tran', email: 'kim@', message: 'Hello', companyName: 'Kim’s Café', abn: '51824753556' },
  code: 'VALIDATION_FAILED',
  message: 'The input is not valid.',
  fields: [],
  retryAfterSeconds: null,
  idempotencyKey: null,
};

function open(posted: PostedForm | null, isBusiness = false) {
  render(
    <MemoryRouter>
      <PostedFormContext value={posted}>
        <EnquiryForm path="/contact" messageLabel="Your message" isBusiness={isBusiness} />
      </PostedFormContext>
    </MemoryRouter>,
  );
}

it('is sent by the browser itself', () => {
  open(null);
  const form = screen.getByRole('button', { name: 'Send' }).closest('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/contact']);
  const sent = [...new FormData(form).keys()];
  expect(sent).toEqual(expect.arrayContaining(['name', 'email', 'message']));
  expect(sent).not.toContain('abn');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('comes back with what was typed, and leads to the first field that is wrong', () => {
  open({ ...refused, fields: [{ field: 'email', message: 'Enter a whole address.' }] });
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent yet. Please correct the fields below.');
  expect(screen.getByLabelText('Name')).toHaveValue('Kim Tran');
  expect(screen.getByLabelText('Your message')).toHaveValue('Hello');
  const email = screen.getByLabelText('Email');
  expect(email).toHaveValue('kim@');
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(expect.stringContaining('Enter a whole address.'));
  expect(email).toHaveFocus();
});

it.each<[string, Partial<PostedForm>, RegExp]>([
  ['too many messages', { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 7 }, /^Not sent: too many .* in 7 seconds/],
  ['too many, for an unknown time', { code: 'TOO_MANY_REQUESTS' }, /in 60 seconds/],
  ['a failure of ours', { code: 'UNAVAILABLE' }, /^Not sent: something went wrong on our side/],
  ['any other refusal', { code: 'CONFLICT', message: 'The ad has gone.' }, /^Not sent. The ad has gone.$/],
])('says of %s what to do', (_what, values, words) => {
  open({ ...refused, ...values });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

it('asks a business for its ABN, and groups the digits', async () => {
  open({ ...refused, fields: [{ field: 'acceptTerms', message: 'Accept the terms.' }] }, true);
  expect(screen.getByLabelText('Name of your business')).toHaveValue('Kim’s Café');
  const terms = screen.getByRole('checkbox');
  expect(terms).toBeInvalid();
  expect(terms).toHaveAccessibleDescription('Accept the terms.');
  expect(terms).toHaveAccessibleName(
    /^I accept the terms and conditions.* and the conditions for advertisers.* and have/,
  );
  const conditions = screen.getByRole('link', { name: 'conditions for advertisers (opens in a new tab)' });
  expect(conditions).toHaveAttribute('href', '/advertising-conditions');
  expect(conditions).toHaveAttribute('target', '_blank');
  const user = userEvent.setup();
  const abn = screen.getByLabelText('ABN');
  await user.click(abn);
  await user.tab();
  expect(abn).toHaveValue('51 824 753 556');
  await user.clear(abn);
  await user.type(abn, '518247');
  await user.tab();
  expect(abn).toHaveValue('518247');
});
