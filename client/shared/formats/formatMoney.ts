import { groupThousands } from './groupThousands';

/** Cents as dollars: 123450 → "$1,234.50". */
export function formatMoney(cents: number): string {
  const amount = Math.round(Math.abs(cents));
  const rest = String(amount % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}$${groupThousands(Math.trunc(amount / 100))}.${rest}`;
}
