/** Words that were typed together, or one word. */
export interface SearchTerm {
  /** as typed */
  text: string;
  /** was quoted: its words follow one another */
  isPhrase: boolean;
  /** the word may go on: "bak" finds the bakery */
  isPrefix: boolean;
  /** other spellings, see `wordVariants` */
  variants: readonly string[];
  /** categories that have this name */
  namedCategoryIds: readonly number[];
  /** categories that have this synonym */
  synonymCategoryIds: readonly number[];
}

/** An ad matches if one of the terms matches, or if none does. */
export interface SearchGroup {
  terms: readonly SearchTerm[];
  isNegated: boolean;
}

/** What was typed into a search: an ad has to match every group, or lie in the area and match its groups. */
export interface Search {
  groups: readonly SearchGroup[];
  /** map areas that are named among the words, and the other words; null without one */
  inArea: { mapAreaIds: readonly number[]; groups: readonly SearchGroup[] } | null;
  /** the whole text, to find exact names */
  text: string;
}
