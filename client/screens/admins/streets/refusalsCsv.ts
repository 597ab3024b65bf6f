import { csvOf } from '../../../shared/csvOf';

/** Refused rows with the reason, for a spreadsheet. */
export function refusalsCsv(refused: readonly { row: number; problem: string }[]): string {
  return csvOf([['Row', 'Problem'], ...refused.map(({ row, problem }) => [row, problem])]);
}
