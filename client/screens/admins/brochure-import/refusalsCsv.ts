import { csvOf } from '../../../shared/csvOf';
import type { SentFile } from './BrochureFile';

type Refusal = Pick<
  NonNullable<SentFile['report']>['refusals'][number],
  'line' | 'field' | 'value' | 'code' | 'message'
>;

/** Every reason, one a row, to be mended in a spreadsheet. */
export function refusalsCsv(refusals: readonly Refusal[]): string {
  const rows = refusals.map(({ line, field, value, code, message }) => [line, field, value ?? '', code, message]);
  return csvOf([['Row', 'Column', 'It holds', 'Code', 'What is wrong'], ...rows]);
}
