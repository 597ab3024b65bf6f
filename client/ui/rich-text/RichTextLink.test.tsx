import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { RichTextLink } from './RichTextLink';

function open(href = '') {
  const heard: string[] = [];
  render(
    <UnstyledAntd>
      <form
        aria-label="Ad"
        onSubmit={(event) => {
          event.preventDefault();
          heard.push('saved');
        }}
      >
        <RichTextLink
          href={href}
          onSet={(address) => heard.push(address)}
          onRemove={() => heard.push('removed')}
          onClose={() => heard.push('closed')}
        />
      </form>
    </UnstyledAntd>,
  );
  return { heard, field: screen.getByRole('textbox', { name: 'Address' }), user: userEvent.setup() };
}

it.each([
  ['tern.example', 'https://tern.example'],
  [' http://tern.example/a?b=1 ', 'http://tern.example/a?b=1'],
  ['kim@tern.example', 'mailto:kim@tern.example'],
  ['tern.example/@kim', 'https://tern.example/@kim'],
  ['tel:+61733334444', 'tel:+61733334444'],
])('takes “%s” as %s, and Enter does not save the ad', async (typed, expected) => {
  const { heard, field, user } = open();
  expect(field).toHaveFocus();
  await user.keyboard(`${typed}{Enter}`);
  expect(heard).toEqual([expected]);
});

it.each([' ', 'javascript:alert(1)', 'ftp://tern.example', 'two words'])(
  'refuses “%s” with a reason, until it is changed',
  async (typed) => {
    const { heard, field, user } = open();
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Set link' }));
    expect(heard).toEqual([]);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Give a web address, an e-mail address, or tel: with a number.');
    await user.type(field, 'x');
    expect(field).toBeValid();
    expect(field).not.toHaveAccessibleDescription();
  },
);

it('is left by Escape, and removes only a link that is there', async () => {
  const { heard, user } = open();
  expect(screen.queryByRole('button', { name: 'Remove link' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(heard).toEqual(['closed']);
});
