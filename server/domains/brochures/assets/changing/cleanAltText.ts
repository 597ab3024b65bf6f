import { cleanLine } from '../../../../shared/text/cleanLine';

/** One line, or null for none. */
export function cleanAltText(text: string | null | undefined): string | null {
  return cleanLine(text ?? '') || null;
}
