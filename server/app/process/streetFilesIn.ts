import { createReadStream, readdirSync, statSync, type ReadStream } from 'node:fs';
import path from 'node:path';
import type { StreetSource } from '../../domains/integrations/street-import/files/readStreetFile';
import { StartProblem } from '../../shared/errors/StartProblem';

interface StreetFiles {
  source: StreetSource;
  /** the share of the files that has been read, from 0 to 1 */
  share: () => number;
}

const tables = ['STREET_LOCALITY', 'STREET_LOCALITY_POINT', 'LOCALITY', 'ADDRESS_DETAIL', 'ADDRESS_DEFAULT_GEOCODE'];

/** Returns the files to import: a file by its ending, or a folder of G-NAF with the tables of one state. */
export function streetFilesIn(place: string, state: string | undefined): StreetFiles {
  const streams: ReadStream[] = [];
  const open = (file: string): ReadStream => {
    const stream = createReadStream(file);
    streams.push(stream);
    return stream;
  };
  const shareOf = (size: number) => () => {
    const read = streams.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    return Math.min(1, read / Math.max(size, 1));
  };
  const found = statSync(place);
  if (!found.isDirectory()) {
    if (/\.psv$/i.test(place)) {
      throw new StartProblem('G-NAF has names and places in two tables: name the folder that holds both, and --state.');
    }
    const format = path.extname(place).toLowerCase() === '.csv' ? 'csv' : 'geojson';
    return { source: { format, source: open(place) }, share: shareOf(found.size) };
  }
  if (state === undefined)
    throw new StartProblem('--state is missing: G-NAF has its tables by state, for example QLD.');
  const files = tablesOf(place, state.toUpperCase());
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return { source: { format: 'gnaf', tables: files.map((file) => () => open(file)) }, share: shareOf(size) };
}

/** Finds the tables some folders deep, beside those of other states. */
function tablesOf(folder: string, state: string): string[] {
  const names = new Set(tables.map((table) => `${state}_${table}_psv.psv`.toLowerCase()));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.has(path.basename(file).toLowerCase()))
    .map((file) => path.join(folder, file));
  if (files.length >= 2) return files;
  throw new StartProblem(
    `There are no tables of ${state} in this folder: ${state}_STREET_LOCALITY_psv.psv and others.`,
  );
}
