import { cutText } from '../../../shared/text/cutText';
import { plainText } from '../../../shared/text/plainText';

const summaryLength = 400;

/** Returns highlights or description, cut at 400 characters with ' ...' (docs/rules/ads-and-types.md#card-text). */
export function summary(brochure: { highlights: string | null; description: string | null }): string {
  const highlights = plainText(brochure.highlights ?? '');
  return cutText(highlights === '' ? plainText(brochure.description ?? '') : highlights, summaryLength);
}
