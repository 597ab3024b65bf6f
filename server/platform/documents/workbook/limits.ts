import { locale } from '../../../shared/locale';
import type { DomainError } from '../../../shared/errors/DomainError';
import { mostRowCharacters } from '../mostRowCharacters';
import { refuseDocument } from '../refuseDocument';

/** Excel's own limit; a text by which a small file could fill memory is longer. */
const mostCellCharacters = 32_767;

/** @throws DomainError VALIDATION_FAILED for more characters than a cell can have */
export function refuseLongText(length: number): void {
  if (length <= mostCellCharacters) return;
  throw refuseDocument('SHEET_TOO_LARGE', 'A cell of the sheet has more than 32,767 characters. Shorten its text.');
}

export function tooLongRow(line: number): DomainError {
  const most = mostRowCharacters.toLocaleString(locale);
  return refuseDocument(
    'SHEET_TOO_LARGE',
    `Row ${line} of the sheet has more than ${most} characters. Shorten its texts.`,
  );
}

export function tooLargeSheet(): DomainError {
  const message = 'The sheet has too many columns or too much text. Delete those that are empty, or send it in parts.';
  return refuseDocument('SHEET_TOO_LARGE', message);
}
