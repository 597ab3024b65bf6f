import { fireEvent, render, screen } from '@testing-library/react';
import { CouponReminders } from './CouponReminders';

const coupon = { token: 'a-token', calendarPath: '/coupon/a-token/calendar.ics' };

/** Presses a button; returns what its form sends, and where. */
function press(name: string): { method: string; action: string; fields: Record<string, unknown> } {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  const { form } = button;
  if (!form) throw new Error(`"${name}" is in no form.`);
  let fields = {};
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    fields = Object.fromEntries(new FormData(form));
  });
  fireEvent.click(button);
  return { method: form.method, action: new URL(form.action).pathname, fields };
}

// docs/rules/prices-and-coupons.md#reminders
it.each([
  [false, 'Remind me', 'true', /^We can mail you/],
  [true, 'Stop reminding me', 'false', /^We mail you/],
])('reminders that are %s: "%s" sends remind=%s', (remind, button, sent, says) => {
  render(<CouponReminders coupon={{ ...coupon, remind }} />);
  screen.getByText(says);
  expect(press(button)).toEqual({ method: 'post', action: '/coupon/a-token', fields: { remind: sent } });
});

it('gives the last day as a file for calendars', () => {
  render(<CouponReminders coupon={{ ...coupon, remind: false }} />);
  const link = screen.getByRole('link', { name: 'Add to calendar' });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([coupon.calendarPath, true]);
});
