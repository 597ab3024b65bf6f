import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import RichText from './RichText';

function open(first: string) {
  const written: string[] = [];
  function Page() {
    const [text, setText] = useState(first);
    return (
      <UnstyledAntd>
        <RichText
          {...{ id: 'text', label: 'Description', text, most: 30, isInvalid: false, describedBy: 'hint' }}
          onChange={(next) => {
            written.push(next);
            setText(next);
          }}
          onBlur={() => undefined}
        />
        <button type="button" onClick={() => setText('<p>Theirs</p>')}>
          Take the other version
        </button>
      </UnstyledAntd>
    );
  }
  render(<Page />);
  const area = screen.getByRole('textbox', { name: 'Description' });
  const press = (key: string) => fireEvent.keyDown(area, { key, ctrlKey: true });
  const tool = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name });
  return { written, area, press, tool, user: userEvent.setup() };
}

it('makes the selected text bold by its button, and plain again by Ctrl+B', async () => {
  const { written, press, tool, user } = open('<p>Open daily</p>');
  press('a');
  expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false');
  await user.click(tool('Bold'));
  expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  press('b');
  expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false');
  expect(written).toEqual(['<p><strong>Open daily</strong></p>', '<p>Open daily</p>']);
});

it.each([
  ['Heading', '<h3>Menu</h3>'],
  ['Small heading', '<h4>Menu</h4>'],
  ['List with bullets', '<ul><li>Menu</li></ul>'],
  ['List with numbers', '<ol><li>Menu</li></ol>'],
])('turns a paragraph into a “%s”, and back by the same button', async (name, expected) => {
  const { written, tool, user } = open('<p>Menu</p>');
  await user.click(tool(name));
  expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
  await user.click(tool(name));
  expect(written).toEqual([expected, '<p>Menu</p>']);
});

it('gives back the very text that it was opened with when all is undone', async () => {
  const old = '<b>Fish</b> &amp; chips';
  const { written, press, tool, user } = open(old);
  await user.click(tool('Heading'));
  expect(written).toEqual(['<h3><strong>Fish</strong> &amp; chips</h3>']);
  press('z');
  expect(written.at(-1)).toBe(old);
});

it('shows the version that replaces the text, and nothing of the former can be undone into it', async () => {
  const { written, area, press, tool, user } = open('<p>Ours</p>');
  await user.click(tool('Heading'));
  await user.click(screen.getByRole('button', { name: 'Take the other version' }));
  expect(area).toHaveTextContent(/^Theirs$/);
  press('z');
  expect(area).toHaveTextContent(/^Theirs$/);
  expect(written).toHaveLength(1);
});

it('is one stop for Tab, and its arrow keys go round the buttons', async () => {
  const { tool, user } = open('<p>Menu</p>');
  await user.tab();
  expect(tool('Bold')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tool('Link')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tool('Italic')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement);
  await user.tab({ shift: true });
  expect(tool('Italic')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tool('Link')).toHaveFocus();
});

it('links the selected text to an address as people type it', async () => {
  const { written, press, tool, user } = open('<p>Menu</p>');
  press('a');
  press('k');
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'salt.example/menu{Enter}');
  expect(written).toEqual(['<p><a href="https://salt.example/menu" rel="nofollow noopener ugc">Menu</a></p>']);
  expect(screen.queryByRole('group', { name: 'Link' })).toBeNull();
  expect(tool('Link')).toHaveAttribute('aria-pressed', 'true');
});

it('removes the whole link around the cursor', async () => {
  const { written, area, tool, user } = open('<p>Our <a href="https://salt.example/menu">menu</a></p>');
  area.focus();
  document.getSelection()?.collapse(screen.getByText('menu').firstChild, 2);
  await waitFor(() => expect(tool('Link')).toHaveAttribute('aria-pressed', 'true'));
  await user.click(tool('Link'));
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('https://salt.example/menu');
  await user.click(screen.getByRole('button', { name: 'Remove link' }));
  expect(written).toEqual(['<p>Our menu</p>']);
});

it('pastes a list of Word as a list', () => {
  const { written, area } = open('');
  const paste = createEvent.paste(area, {
    clipboardData: {
      getData: () => `<p style="mso-list:l0"><span style="mso-list:Ignore">·</span>Soup <i>today</i></p>`,
    },
  });
  fireEvent(area, paste);
  expect(written).toEqual(['<ul><li>Soup <em>today</em></li></ul>']);
});

it('marks a text that is longer than it may be', async () => {
  const { tool, user } = open('<p>Twenty letters here</p>');
  expect(screen.getByText('26 / 30')).not.toHaveAttribute('data-over');
  await user.click(tool('List with bullets'));
  expect(screen.getByText('37 / 30')).toHaveAttribute('data-over', 'true');
});
