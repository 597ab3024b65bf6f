import type { BrochureTypeCode } from './brochureTypes';
import type { FormSectionKey } from './formSections';

/**
 * The type of a value. It determines column, GraphQL and REST type, cleaning, validation, and the parser of import
 * cells. `vendor` is a `databaseId`, `category` and `categories` are codes, `mapArea` is a `did`.
 */
export type FieldKind =
  | ('title' | 'line' | 'text' | 'markup' | 'phone' | 'email' | 'url' | 'state')
  | ('hours' | 'couponHours')
  | ('date' | 'cents' | 'count' | 'boolean' | 'degrees')
  | ('vendor' | 'category' | 'categories' | 'mapArea');

/** Describes one field of an ad that people write. All parts of the product derive from it. */
export interface FieldDescription {
  kind: FieldKind;
  /** label on every screen */
  label: string;
  /** a sentence under the field in the form */
  help?: string;
  section: FormSectionKey;
  /** order in its section: lower ones first, equal ones in the order of the table; default 0 */
  rank?: number;
  /** share of the form's width; default: all of it */
  width?: 'HALF' | 'QUARTER';
  /** differences in the form of single types */
  variants?: Partial<Record<BrochureTypeCode, { section: FormSectionKey; help?: string }>>;
  /** types of ads that have the field */
  types: readonly BrochureTypeCode[];
  /** vendors may not change it */
  isForAdministrators?: true;
  /** differs from ad to ad: bulk jobs do not change it */
  isForOneAd?: true;
  /** is about the people of a company: a bulk job changes it in ads of one company only */
  isForOneVendor?: true;
  /** fewest characters, or lowest number */
  least?: number;
  /** most characters, or highest number */
  most?: number;
  unit?: 'cents (AUD)' | 'degrees (WGS 84)';
  /** message for a value outside its limits */
  refusal?: string;
  /** whether the database checks the length too (`brochures_…_check`) */
  isLengthChecked?: true;
  /** GraphQL input: path and description */
  input: { path: string; description: string };
  /** description of the GraphQL field of `Brochure` or `Address`; absent if a resolver provides the field */
  output?: string;
  /** REST: path in requests and responses, path in errors if it differs, descriptions in the OpenAPI document */
  rest: { path: string; refusalPath?: string; request?: string; response?: string };
  /** file imports; absent: files cannot set the field */
  import?: {
    /** accepted names of its column; `exportHeading` is another one */
    columns: readonly [string, ...string[]];
    /** read only from rows with a `did`, that is, of ads that are there */
    withDidOnly?: true;
    /** columns of other fields, read if its own are empty */
    fallbacks?: readonly string[];
    /** most characters of a cell, if different from the field's */
    most?: number;
  };
  /** page on a social network; the ad's page links to it */
  isSocialLink?: true;
  /** column heading in exported sheets; absent: not exported */
  exportHeading?: string;
  /** position of that column among columns that are no fields; default: after the others */
  exportColumn?: number;
  /** cached responses may not contain it */
  isUncacheable?: true;
  /** value in a copy of the ad: the same (default), none, the title with a suffix, or only a future day */
  copy?: 'NONE' | 'SUFFIXED' | 'FUTURE';
}
