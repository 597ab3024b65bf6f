import { FileStoreFailure } from './FileStoreFailure';

/**
 * Runs `work` on files whose absence it handles itself. Any other refusal of the operating system is one of the store.
 * Node reports a read-only disk as ENOENT when it makes folders, so the code alone does not tell.
 * @throws FileStoreFailure for each error of a system call
 */
export async function withFileStoreFailures<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const refused = error as NodeJS.ErrnoException;
    if (refused.syscall !== undefined) throw new FileStoreFailure(refused);
    throw error;
  }
}
