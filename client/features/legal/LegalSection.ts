/** A paragraph, or a list. `{contact}` stands for the way to reach us. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** the anchor in the page's address */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}
