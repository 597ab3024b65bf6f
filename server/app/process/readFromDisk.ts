import { StartProblem } from '../../shared/errors/StartProblem';

/** What a command was told to read. A file that is not there, or closed to us, ends it with one sentence. */
export function readFromDisk<T>(file: string, read: (file: string) => T): T {
  try {
    return read(file);
  } catch (error) {
    throw new StartProblem(`${file} cannot be read: ${(error as Error).message}`);
  }
}
