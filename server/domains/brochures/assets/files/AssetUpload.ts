import type { AssetType } from '../AssetType';

/** A file that a caller wants an ad to have: its bytes, or where they can be fetched. */
export interface AssetUpload {
  /** what the caller takes it for; found by the content where it is absent or BROCHURE_UNKNOWN */
  type?: AssetType | null;
  url?: string | null;
  contentBase64Encoded?: string | null;
  altText?: string | null;
  /** place among the ad's files, lowest first; absent: behind those that it has */
  sortOrder?: number | null;
}
