import { StartProblem } from '../../shared/errors/StartProblem';

/** Reads a file named on the command line. A missing or inaccessible file ends the command with one sentence. */
export function readFromDisk<T>(file: string, read: (file: string) => T): T {
  try {
    return read(file);
  } catch (error) {
    throw new StartProblem(`${file} cannot be read: ${(error as Error).message}`);
  }
}
