import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { DayField } from './DayField';

function open(first: string) {
  const shown = jest.fn();
  HTMLInputElement.prototype.showPicker = shown;
  function Page() {
    const [text, setText] = useState(first);
    return (
      <UnstyledAntd>
        <DayField label="Last day" aria-label="Last day" text={text} onText={setText} />
      </UnstyledAntd>
    );
  }
  const { container } = render(<Page />);
  const calendar = container.querySelector('input[type="date"]');
  if (!(calendar instanceof HTMLInputElement)) throw new Error('There is no calendar.');
  const field = screen.getByRole('textbox', { name: 'Last day' });
  return { field, calendar, shown, user: userEvent.setup() };
}

it('opens the calendar at the day that is written', async () => {
  const { field, calendar, shown, user } = open('20/11/2026');
  expect(calendar).toHaveValue('2026-11-20');
  await user.click(screen.getByRole('button', { name: 'Calendar: Last day' }));
  expect(shown.mock.contexts).toEqual([calendar]);
  await user.clear(field);
  await user.type(field, '1/2/27 or so');
  expect(calendar).toHaveValue('');
});

it('writes the day that was picked, and returns the focus to the button', () => {
  const { field, calendar } = open('');
  fireEvent.change(calendar, { target: { value: '2027-02-01' } });
  expect(field).toHaveValue('01/02/2027');
  expect(screen.getByRole('button', { name: 'Calendar: Last day' })).toHaveFocus();
  fireEvent.change(calendar, { target: { value: '' } });
  expect(field).toHaveValue('');
});

it('is two stops for Tab: the field and the button', async () => {
  const { field, user } = open('');
  await user.tab();
  expect(field).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});
