import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { OpeningHoursTable } from './OpeningHoursTable';

const brisbane = { timeZone: 'Australia/Brisbane', state: 'QLD' } as const;
/** Monday 23 November 2026, 16:58:40 in Brisbane */
const monday = new Date('2026-11-23T06:58:40Z');

beforeEach(() => {
  jest.useFakeTimers({ now: monday });
});

afterEach(() => {
  jest.useRealTimers();
});

const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;

it('says until when it is open, and says otherwise once the minute has passed', () => {
  render(<OpeningHoursTable text="Mo-Fr 09:00-17:00" place={brisbane} />);
  expect(screen.getByText('Open until 5 pm')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByText('Open until 5 pm')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Closed, opens Tue 9 am')).toBeInTheDocument();
  expect(screen.queryByText('Open until 5 pm')).not.toBeInTheDocument();
});

it('marks today, by the clock of the place', () => {
  const { unmount } = render(<OpeningHoursTable text="Mo-Fr 09:00-17:00" place={brisbane} />);
  expect(rowOf('Monday')).toHaveAttribute('aria-current', 'date');
  expect(within(rowOf('Sunday')).getByText('Closed')).toBeInTheDocument();
  unmount();
  jest.setSystemTime(new Date('2026-11-23T13:30:00Z'));
  // still Monday in Brisbane, already Tuesday in Sydney
  render(<OpeningHoursTable text="Mo-Fr 09:00-17:00" place={{ timeZone: 'Australia/Sydney', state: 'NSW' }} />);
  expect(rowOf('Tuesday')).toHaveAttribute('aria-current', 'date');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

it('lists public holidays and the dates that are not over', () => {
  const text = 'Mo-Su 08:00-12:00; PH 10:00-12:00; 2026 Nov 22 closed; 2026 Nov 23 closed; Dec 25 closed';
  render(<OpeningHoursTable text={text} place={brisbane} />);
  expect(within(rowOf('Public holidays')).getByText('10 am – noon')).toBeInTheDocument();
  expect(within(rowOf('23/11/2026')).getByText('Closed')).toBeInTheDocument();
  expect(within(rowOf('25 Dec')).getByText('Closed')).toBeInTheDocument();
  expect(screen.queryByRole('rowheader', { name: '22/11/2026' })).not.toBeInTheDocument();
});

it('shows a text that is no opening hours as it is', () => {
  render(<OpeningHoursTable text="by appointment" place={brisbane} />);
  expect(screen.getByText('by appointment')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
