import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dropdown } from './Dropdown';

function open() {
  render(
    <>
      <Dropdown label="Food" group="bar">
        <a href="#cafes">Cafés</a>
      </Dropdown>
      <button type="button">Elsewhere</button>
    </>,
  );
  const details = screen.getByRole('group');
  details.setAttribute('open', '');
  return { details, user: userEvent.setup() };
}

it('closes on Escape and returns the focus to its label', async () => {
  const { details, user } = open();
  screen.getByRole('link', { name: 'Cafés' }).focus();
  await user.keyboard('{Escape}');
  expect(details).not.toHaveAttribute('open');
  expect(screen.getByText('Food')).toHaveFocus();
});

it('closes on a click elsewhere', async () => {
  const { details, user } = open();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(details).not.toHaveAttribute('open');
});

it('closes when the focus moves on', async () => {
  const { details, user } = open();
  screen.getByRole('link', { name: 'Cafés' }).focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(details).not.toHaveAttribute('open');
});

it('closes after a choice', async () => {
  const { details, user } = open();
  await user.click(screen.getByRole('link', { name: 'Cafés' }));
  expect(details).not.toHaveAttribute('open');
});
