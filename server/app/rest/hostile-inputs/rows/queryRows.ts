import type { HostileRow } from '../HostileRoute';

/** A parameter of the query with values that it does not take: 400, and it is named. */
export function queryRows(name: string, values: readonly string[]): HostileRow[] {
  return values.map((value) => [`${name}=${value.slice(0, 50)}`, { query: `${name}=${value}` }, 400, name]);
}

export const noNumbers = ['x', '-1', '1.5', 'NaN', 'Infinity', '0x10', '99999999999', '%F0%9F%8D%8E', '1;DROP', '%00'];
export const noTypes = ['XX_AD', 'lp_ad', '__proto__', '%00', 'LP_AD,XX_AD', 'LP_AD;CP_AD', '%3Cscript%3E'];
