import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailField } from './EmailField';
import { Honeypot } from './Honeypot';

it('says what is wrong with what was sent, keeps it, and gives its hint', () => {
  render(<EmailField hint="We never pass it on." problem="No such address." value="kim@" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveValue('kim@');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('No such address. We never pass it on.');
});

it('complains of nothing before anything was sent', () => {
  render(<EmailField problem={undefined} value={undefined} />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveAttribute('aria-invalid', 'false');
  expect(field).not.toHaveAccessibleDescription();
});

it('leads nobody into the field that is for programs', async () => {
  render(
    <form aria-label="Enquiry">
      <Honeypot />
      <EmailField problem={undefined} value="" />
    </form>,
  );
  await userEvent.setup().tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Email');
});
