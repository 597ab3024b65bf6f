/** A file of an archive, as the archive's directory describes it. */
export interface ZipEntry {
  name: string;
  /** 0: stored, 8: deflated */
  method: number;
  crc32: number;
  size: number;
  /** its bytes as in the archive */
  packed: Buffer;
}
