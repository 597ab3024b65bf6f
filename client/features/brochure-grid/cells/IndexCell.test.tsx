import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import type { IndexOutcome, SeenIndex } from '../../brochure-lifecycle/IndexOutcome';
import type { GridRow } from '../GridRow';
import { IndexCell } from './IndexCell';

const rows = [
  { id: '1', displayTitle: 'Tern', adIndex: 12, version: 3 },
  { id: '2', displayTitle: 'Wren', adIndex: null, version: 5 },
] as GridRow[];

const saved: IndexOutcome = { refusal: null, now: null };

function open(answer: (adIndex: number | null, seen: SeenIndex) => IndexOutcome = () => saved) {
  const sent: unknown[] = [];
  render(
    <UnstyledAntd>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <IndexCell
                  row={row}
                  onSave={({ displayTitle }, adIndex, seen) => {
                    sent.push([displayTitle, adIndex, seen.version]);
                    return Promise.resolve(answer(adIndex, seen));
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button">Elsewhere</button>
    </UnstyledAntd>,
  );
  const start = async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Index of Tern: 12. Change' }));
    return { user, field: screen.getByRole('textbox', { name: 'Index of Tern' }) };
  };
  return { sent, start };
}

it('replaces the number by what is typed, saves it by Enter, and goes on with the next ad', async () => {
  const { sent, start } = open();
  const { user } = await start();
  await user.keyboard('7{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Index of Wren' })).toHaveFocus());
  await user.keyboard('8{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Index of Wren/ })).toHaveFocus());
  expect(sent).toEqual([
    ['Tern', 7, 3],
    ['Wren', 8, 5],
  ]);
});

it('saves by going elsewhere, and nothing where the number is the same', async () => {
  const { sent, start } = open();
  const { user, field } = await start();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(sent).toEqual([]);
  await start();
  await user.keyboard('{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await waitFor(() => expect(sent).toEqual([['Tern', null, 3]]));
});

it('restores the number by Escape, and keeps the focus at the cell', async () => {
  const { sent, start } = open();
  const { user } = await start();
  await user.keyboard('7{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Index of Tern: 12. Change' })).toHaveFocus());
  expect(sent).toEqual([]);
});

it('says what an index may be without asking the server', async () => {
  const { sent, start } = open();
  const { user, field } = await start();
  await user.keyboard('-3{Enter}');
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(field).toBeInvalid();
  expect(sent).toEqual([]);
  await user.keyboard('5');
  expect(field).toBeValid();
});

it('writes over what somebody else has saved meanwhile only by Enter', async () => {
  const theirs = { adIndex: 40, version: 4 };
  const late = (_: number | null, { version }: SeenIndex): IndexOutcome =>
    version === 3 ? { refusal: 'Somebody changed it to 40.', now: theirs } : saved;
  const { sent, start } = open(late);
  const { user } = await start();
  await user.keyboard('7{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody changed it to 40. Enter writes yours over it.');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent).toEqual([
      ['Tern', 7, 3],
      ['Tern', 7, 4],
    ]),
  );
});

it('takes what somebody else has saved meanwhile when the person goes elsewhere', async () => {
  const { sent, start } = open(() => ({ refusal: 'Somebody changed it.', now: { adIndex: 40, version: 4 } }));
  const { user } = await start();
  await user.keyboard('7{Enter}');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(await screen.findByRole('button', { name: 'Index of Tern: 40. Change' })).toBeVisible();
  expect(sent).toHaveLength(1);
});
