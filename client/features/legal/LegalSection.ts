/** A paragraph or a list. `{contact}` is replaced by the contact address. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** the section's anchor */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}
