/** A picture for storage: re-encoded pixels, no metadata, all sizes. */
export interface EncodedImage {
  webp: Buffer;
  width: number;
  height: number;
  /** #rrggbb, drawn while the picture loads */
  dominantColor: string;
  renditions: { width: number; webp: Buffer }[];
}
