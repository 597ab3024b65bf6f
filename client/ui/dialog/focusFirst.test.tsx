import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { focusFirstField, focusFirstStop } from './focusFirst';

function open(content: ReactNode): Element | null {
  render(
    <div role="dialog" aria-label="Form">
      <button type="button">Close</button>
      <div data-testid="content">{content}</div>
    </div>,
  );
  return screen.getByTestId('content');
}

const consent = <input type="checkbox" aria-label="I agree" />;

it('focuses the first field that can be written, not a checkbox', () => {
  const content = (
    <>
      {consent}
      <input aria-label="Number" disabled />
      <textarea aria-label="Reason" />
      <input aria-label="Name" />
    </>
  );
  focusFirstField(open(content));
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
});

const choice = (chosen?: string) =>
  ['Week', 'Month', 'Year'].map((name) => (
    <input key={name} type="radio" name="range" aria-label={name} defaultChecked={name === chosen} />
  ));

it.each([
  ['the chosen option', 'Month', 'Month'],
  ['the first option while none is chosen', undefined, 'Week'],
])('focuses %s of a choice', (_what, chosen, expected) => {
  focusFirstField(open(choice(chosen)));
  expect(screen.getByRole('radio', { name: expected })).toHaveFocus();
});

it.each([
  [
    'a field before a link',
    [
      <a key="a" href="#help">
        Help
      </a>,
      <input key="f" aria-label="Name" />,
    ],
    'Name',
  ],
  [
    'a link where there is no field',
    [
      consent,
      <a key="a" href="#help">
        Help
      </a>,
    ],
    'Help',
  ],
  ['the button that closes where there is nothing else', <p key="p">Nothing here.</p>, 'Close'],
  [
    'the button that closes where nothing can be pressed',
    <button key="b" disabled>
      Send
    </button>,
    'Close',
  ],
])('focuses, in a drawer, %s', (_what, content, expected) => {
  focusFirstStop(open(content));
  expect(document.activeElement).toHaveAccessibleName(expected);
});
