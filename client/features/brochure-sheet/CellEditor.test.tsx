import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CellEditor } from './CellEditor';
import type { SheetField } from './sheetFields';

const food = { value: 'FOOD', label: 'Food' };
const choices = {
  categories: [{ label: 'Food', options: [food, { value: 'SEA', label: 'Sea trips' }] }],
  mapAreas: [],
};

function open(field: SheetField, text: string) {
  const heard: unknown[] = [];
  render(
    <div role="presentation" onKeyDown={({ key }) => heard.push(`sheet: ${key}`)}>
      <CellEditor
        {...{ field, text, choices, label: 'Cell' }}
        onCommit={(written, exit) => heard.push([written, exit])}
        onCancel={() => heard.push('cancelled')}
      />
      <button type="button">Elsewhere</button>
    </div>,
  );
  return { heard, control: screen.getByLabelText<HTMLInputElement>('Cell'), user: userEvent.setup() };
}

it('goes on at the end of the text', async () => {
  const { heard, control, user } = open('title', 'Tern');
  expect(control).toHaveFocus();
  await user.keyboard('s{Enter}');
  expect(heard).toEqual([['Terns', 'Enter']]);
});

it.each([
  ['{Tab}', 'Tab'],
  ['{Shift>}{Tab}{/Shift}', 'Shift+Tab'],
  ['{Shift>}{Enter}{/Shift}', 'Shift+Enter'],
])('ends by %s, which tells where to go on', async (keys, exit) => {
  const { heard, user } = open('title', 'Tern');
  await user.keyboard(keys);
  expect(heard).toContainEqual(['Tern', exit]);
});

it('writes once when its end takes the focus away, and when the person goes elsewhere', async () => {
  const { heard, user } = open('title', 'Tern');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(heard).toEqual([['Tern', 'Enter']]);
});

it('writes what is there when the person goes elsewhere', async () => {
  const { heard, user } = open('title', 'Tern');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(heard).toEqual([['Tern', null]]);
});

it('writes nothing after Escape, and the keys of the sheet stay out of it', async () => {
  const { heard, user } = open('title', 'Tern');
  await user.keyboard('{ArrowDown}s{Escape}');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(heard).toEqual(['cancelled']);
});

it('takes Alt+Enter as a new line in texts of several lines', async () => {
  const { heard, control, user } = open('highlights', 'One');
  expect(control.tagName).toBe('TEXTAREA');
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  expect(heard).toEqual([]);
});

it.each([
  ['Food', 'Food'],
  ['s', 'Sea trips'],
  ['x', ''],
  ['', ''],
])('offers a list for choices, which begins, after “%s”, with “%s”', async (text, expected) => {
  const { heard, user } = open('category', text);
  await user.keyboard('{Enter}');
  expect(heard).toEqual([[expected, 'Enter']]);
});
