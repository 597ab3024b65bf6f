/** The folder or disk of the files cannot be used now: read-only, full, not mounted or closed to us. */
export class FileStoreFailure extends Error {
  override readonly name = 'FileStoreFailure';
  /** such as ENOSPC */
  readonly code: string | undefined;

  constructor(cause: NodeJS.ErrnoException) {
    super(cause.message, { cause });
    this.code = cause.code;
  }
}
