import type { AssetType } from '../AssetType';

/** A file that a caller adds to an ad: its bytes, or a URL to fetch them from. */
export interface AssetUpload {
  /** expected type; absent or BROCHURE_UNKNOWN: detected from the content */
  type?: AssetType | null;
  url?: string | null;
  contentBase64Encoded?: string | null;
  /** a repeated upload with the same key returns the file that the first one made */
  uploadKey?: string | null;
  altText?: string | null;
  /** position among the ad's files, lowest first; absent: after the present files */
  sortOrder?: number | null;
}
