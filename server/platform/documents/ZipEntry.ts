/** One file of an archive, as the archive's directory describes it. */
export interface ZipEntry {
  name: string;
  /** 0: as it is, 8: deflated */
  method: number;
  crc32: number;
  size: number;
  /** its bytes as they lie in the archive */
  packed: Buffer;
}
