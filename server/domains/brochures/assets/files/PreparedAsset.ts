import type { DocumentFormat } from '../../../../platform/documents/DocumentFormat';
import type { EncodedImage } from '../../../../platform/images/EncodedImage';
import type { AssetType } from '../AssetType';

/** A file in memory that has passed all checks and can be stored together with its row. */
export interface PreparedAsset {
  type: AssetType;
  altText: string | null;
  /** null: after the present files of the ad */
  sortOrder: number | null;
  uploadKey: string | null;
  /** hash of the public content and its name in the file store */
  sha256: string;
  content:
    | { kind: 'image'; image: EncodedImage; uploaded: Uint8Array }
    | { kind: 'document'; format: DocumentFormat; bytes: Uint8Array };
}
