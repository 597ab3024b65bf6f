import { existsSync } from 'node:fs';
import path from 'node:path';

type PathsOf<Files extends readonly string[]> = { [At in keyof Files]: string };

/**
 * A `describe` whose tests read real Australian data beside the checkout (`../shared/data`), which is not part of it; they
 * get the path of each file. If one is absent, the run counts a test to do in their place, whose name says so.
 */
export function describeSharedData<const Files extends readonly string[]>(
  name: string,
  files: Files,
  tests: (...paths: PathsOf<Files>) => void,
): void {
  const paths = files.map((file) => path.resolve(__dirname, '..', '..', '..', 'shared', 'data', file));
  const absent = files.filter((_, at) => !existsSync(paths[at] ?? ''));
  describe(name, () => {
    if (absent.length > 0) it.todo(`is not run: ../shared/data lacks ${absent.join(', ')}`);
    else tests(...(paths as unknown as PathsOf<Files>));
  });
}
