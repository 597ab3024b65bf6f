import { cleanLine } from '../../../../shared/text/cleanLine';

/** Returns the text as one line, or null if it is blank. */
export function cleanAltText(text: string | null | undefined): string | null {
  return cleanLine(text ?? '') || null;
}
