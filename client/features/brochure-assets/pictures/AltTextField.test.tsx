import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { AltTextField } from './AltTextField';

function open() {
  const done = jest.fn();
  const submitted = jest.fn();
  render(
    <UnstyledAntd>
      <form aria-label="Ad" onSubmit={submitted}>
        <AltTextField name="Picture 2" altText="The café" onDone={done} />
      </form>
    </UnstyledAntd>,
  );
  const field = screen.getByRole('textbox', { name: 'What Picture 2 shows' });
  return { done, submitted, field, user: userEvent.setup() };
}

it('saves what is typed when the field is left', async () => {
  const { done, field, user } = open();
  await user.type(field, ' by the sea');
  expect(done).not.toHaveBeenCalled();
  await user.tab();
  expect(done.mock.calls).toEqual([['The café by the sea']]);
});

it('saves by Enter without saving the ad', async () => {
  const { done, submitted, field, user } = open();
  await user.type(field, '!{Enter}');
  expect(done.mock.calls).toEqual([['The café!']]);
  expect(submitted).not.toHaveBeenCalled();
});

it('saves nothing after Escape, and nothing for spaces at the end', async () => {
  const { done, field, user } = open();
  await user.type(field, ' by the sea{Escape}');
  expect(field).toHaveValue('The café');
  await user.type(field, '  ');
  await user.tab();
  expect(done).not.toHaveBeenCalled();
});
