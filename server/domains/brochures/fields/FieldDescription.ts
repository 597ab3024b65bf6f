import type { BrochureTypeCode } from './brochureTypes';
import type { FormSectionKey } from './formSections';

/**
 * What a value is. It decides column, GraphQL and REST type, cleaning, validation, and the parser of import cells.
 * `vendor` is a `databaseId`, `category` and `categories` are codes, `mapArea` is a `did`.
 */
export type FieldKind =
  | ('title' | 'line' | 'text' | 'markup' | 'phone' | 'email' | 'url' | 'state')
  | ('date' | 'cents' | 'count' | 'boolean' | 'degrees')
  | ('vendor' | 'category' | 'categories' | 'mapArea');

/** One field of an ad that people write: everything that any part of the product knows about it. */
export interface FieldDescription {
  kind: FieldKind;
  /** what every screen calls it */
  label: string;
  /** a sentence under the field in the form */
  help?: string;
  section: FormSectionKey;
  /** place in its section: lower ones first, equal ones in the order of the table; default 0 */
  rank?: number;
  /** share of the form's width, beside others; default: all of it */
  width?: 'HALF' | 'QUARTER';
  /** where the form of one type differs */
  variants?: Partial<Record<BrochureTypeCode, { section: FormSectionKey; help?: string }>>;
  /** types of ads on which people write it */
  types: readonly BrochureTypeCode[];
  /** vendors may not change it */
  isForAdministrators?: true;
  /** fewest characters, or lowest number */
  least?: number;
  /** most characters, or highest number */
  most?: number;
  unit?: 'cents (AUD)' | 'degrees (WGS 84)';
  /** what a value outside of its limits is refused with */
  refusal?: string;
  /** whether the database holds the length as well (`brochures_…_check`) */
  isLengthChecked?: true;
  /** GraphQL input: path, and description */
  input: { path: string; description: string };
  /** description of the GraphQL field of `Brochure` or `Address`; absent where a resolver gives it */
  output?: string;
  /** REST: path in requests and responses, path in refusals where it is another, descriptions in the OpenAPI document */
  rest: { path: string; refusalPath?: string; request?: string; response?: string };
  /** file imports; absent: files cannot give it */
  import?: {
    /** names that a file may use for its column */
    columns: readonly [string, ...string[]];
    /** columns of other fields, read where its own are empty */
    fallbacks?: readonly string[];
    /** most characters, where a cell may have another number than the field */
    most?: number;
  };
  /** page on a social network, which the ad's page links to */
  isSocialLink?: true;
  /** heading of its column in exported sheets; absent: not exported */
  exportHeading?: string;
  /** place of that column, beside the columns that are no fields; default: after the others */
  exportColumn?: number;
  /** cached responses may not contain it */
  isUncacheable?: true;
  /** what a copy of the ad gets: the same value (default), none, the title with a suffix, or only a day to come */
  copy?: 'NONE' | 'SUFFIXED' | 'FUTURE';
}
