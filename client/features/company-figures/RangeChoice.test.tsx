import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderAdminScreen } from '../../test/renderAdminScreen';
import { readFigureRange } from './figureRange';
import { RangeChoice } from './RangeChoice';

async function open(query: string) {
  const chosen = readFigureRange(new URLSearchParams(query));
  const element = <RangeChoice path="/figures" chosen={chosen} from="2026-11-01" to="2026-11-20" />;
  const view = await renderAdminScreen({ path: '/figures', element, at: `/figures?${query}`, answers: {} });
  const first = await screen.findByRole('textbox', { name: 'From' });
  return { ...view, first, show: screen.getByRole('button', { name: 'Show' }) };
}

it.each([
  ['', '28 days'],
  ['days=7', '7 days'],
  ['days=8', '28 days'],
  ['days=90&from=2026-11-01', '90 days'],
  ['days=7&from=1/11/2026&to=2026-11-20', '7 days'],
  ['from=2026-02-30&to=2026-11-20', '28 days'],
  ['from=2026-11-20&to=2026-11-01', '28 days'],
])('marks the range of “?%s”: %s', async (query, name) => {
  await open(query);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent(name);
});

it('marks no usual range for days of one’s own', async () => {
  await open('from=2026-11-01&to=2026-11-20');
  expect(screen.queryByRole('link', { current: true })).toBeNull();
});

it('shows the days that are written, and none while one of them is no day', async () => {
  const { user, place, first, show } = await open('');
  await user.clear(first);
  await user.type(first, '31/2/2026');
  expect(show).toBeDisabled();
  await user.clear(first);
  await user.type(first, '5/10/2026');
  await user.click(show);
  expect(place.current).toBe('/figures?from=2026-10-05&to=2026-11-20');
});

it('refuses a last day before the first', async () => {
  const { user, first, show } = await open('');
  await user.clear(first);
  await user.type(first, '21/11/2026');
  expect(show).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('The last day is before the first.');
});
