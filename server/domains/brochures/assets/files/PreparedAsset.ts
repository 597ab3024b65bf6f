import type { DocumentFormat } from '../../../../platform/documents/DocumentFormat';
import type { EncodedImage } from '../../../../platform/images/EncodedImage';
import type { AssetType } from '../AssetType';

/** A file that has passed all checks and waits, in memory, to be kept together with its row. */
export interface PreparedAsset {
  type: AssetType;
  altText: string | null;
  /** null: behind the files that the ad has */
  sortOrder: number | null;
  /** of what will be public: the name under which it is kept */
  sha256: string;
  content:
    | { kind: 'image'; image: EncodedImage; uploaded: Uint8Array }
    | { kind: 'document'; format: DocumentFormat; bytes: Uint8Array };
}
