/**
 * A paragraph or a list. `{contact}` is replaced by the contact address, `{my coupons}` by a link to find them;
 * `{place names}` and `{cc by}` by links to this source and its licence.
 */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** the section's anchor */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}
