import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { progressBar } from '../app/process/progressBar';
import { readCommandLine } from '../app/process/readCommandLine';
import { readFromDisk } from '../app/process/readFromDisk';
import { streetFilesIn } from '../app/process/streetFilesIn';
import { runProcess } from '../app/process/runProcess';
import { readMapAreaDefinitions } from '../domains/integrations/brochure-import/readMapAreaDefinitions';
import { describeStreetImport } from '../domains/integrations/street-import/describeStreetImport';
import { runStreetImport } from '../domains/integrations/street-import/importStreets';
import type { BaseMapKind } from '../domains/map-areas/base-map/BaseMapKind';
import { systemClock } from '../platform/clock/Clock';
import { StartProblem } from '../shared/errors/StartProblem';

const kinds: Record<string, BaseMapKind> = {
  streets: 'STREET',
  land: 'LAND',
  parks: 'PARK',
  beaches: 'BEACH',
  water: 'WATER',
  buildings: 'BUILDING',
  suburbs: 'SUBURB',
  railways: 'RAILWAY',
  ferries: 'FERRY',
  facilities: 'FACILITY',
};

const usage = `Reads streets for the maps and the streets index: npm run import:streets -- FILE --map-area CODE --attribution TEXT
  FILE               GeoJSON of lines or areas, or CSV with the columns street, lon, lat and, if there is one, suburb;
                     or a folder of G-NAF, in which the tables of one state are looked for
  --state CODE       whose tables of G-NAF, for example QLD
  --map-area CODE    the area whose map and index it is for
  --attribution TEXT the notice that has to stand on every map, for example "© OpenStreetMap contributors"
  --licence TEXT     under which licence the data may be used
  --kind KIND        ${Object.keys(kinds).join(', ')} (default: streets)
  --map-areas FILE   JSON list of areas that may be made when they are needed
  --source NAME      where it comes from (default: the file's name); importing it again replaces what it brought
  --dry-run          do everything, report, and undo it
  --report FILE      write every refused row with its reason as JSON`;

const optionsKnown = {
  'map-area': { type: 'string' },
  'map-areas': { type: 'string' },
  attribution: { type: 'string' },
  state: { type: 'string' },
  licence: { type: 'string', default: '' },
  kind: { type: 'string', default: 'streets' },
  source: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  report: { type: 'string' },
} as const;

function readArguments() {
  const { values, positionals } = readCommandLine(usage, optionsKnown, { places: 1 });
  const [file] = positionals;
  const { 'map-area': mapArea, attribution } = values;
  if (file === undefined) throw new StartProblem(`Which file?\n\n${usage}`);
  if (mapArea === undefined) throw new StartProblem(`--map-area is missing.\n\n${usage}`);
  if (attribution === undefined || attribution.trim() === '') {
    throw new StartProblem(`--attribution is missing: whose data is it?\n\n${usage}`);
  }
  const kind = kinds[values.kind];
  if (!kind) throw new StartProblem(`--kind must be one of ${Object.keys(kinds).join(', ')}.\n\n${usage}`);
  return { ...values, file, mapArea, attribution: attribution.trim(), kind };
}

void runProcess(
  async (lifetime) => {
    const options = readArguments();
    const areasFile = options['map-areas'];
    const mapAreaDefinitions =
      areasFile === undefined
        ? []
        : readMapAreaDefinitions(readFromDisk(areasFile, (file) => readFileSync(file, 'utf8')));
    const opened = await openDatabase(loadSettings());
    lifetime.onClose('database', opened.close);
    const context = {
      requestId: `import-${process.pid}`,
      clock: systemClock,
      database: opened.database,
      viewer: null,
    };
    const files = readFromDisk(options.file, (file) => streetFilesIn(file, options.state));
    const bar = progressBar(process.stderr, `Importing ${path.basename(options.file)}`);
    const report = await runStreetImport(context, {
      ...files.source,
      kind: options.kind,
      mapArea: options.mapArea,
      mapAreaDefinitions,
      sourceName: options.source ?? path.basename(options.file),
      attribution: options.attribution,
      licence: options.licence,
      dryRun: options['dry-run'],
      onProgress: ({ rows }) => bar.show(files.share(), `${rows} rows`),
    });
    bar.end(`${report.rows} rows`);
    if (options.report !== undefined) writeFileSync(options.report, `${JSON.stringify(report.refused, null, 2)}\n`);
    process.stdout.write(`${describeStreetImport(report)}\n`);
  },
  { stays: false },
);
