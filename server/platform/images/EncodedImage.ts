/** A picture ready to be kept: clean pixels, no metadata, all its sizes. */
export interface EncodedImage {
  webp: Buffer;
  width: number;
  height: number;
  /** #rrggbb, drawn while the picture loads */
  dominantColor: string;
  renditions: { width: number; webp: Buffer }[];
}
