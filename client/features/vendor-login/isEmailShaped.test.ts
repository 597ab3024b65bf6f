import { isEmailShaped } from './isEmailShaped';

it.each(['kim@wren.example', ' kim.lee+ads@mail.wren.com.au '])('accepts %s', (text) => {
  expect(isEmailShaped(text)).toBe(true);
});

it.each(['', 'kim', 'kim@', '@wren.example', 'kim@wren', 'kim lee@wren.example', 'kim@wren.', 'a@b@c.d'])(
  'refuses %s',
  (text) => {
    expect(isEmailShaped(text)).toBe(false);
  },
);
