import { createReadStream, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { progressBar } from '../app/process/progressBar';
import { readCommandLine } from '../app/process/readCommandLine';
import { readFromDisk } from '../app/process/readFromDisk';
import { runProcess } from '../app/process/runProcess';
import { brochureTypeCodes, brochureTypes } from '../domains/brochures/fields/brochureTypes';
import { keepCommandImports } from '../domains/bulk-jobs/imports/keepCommandImports';
import { findImporter } from '../domains/integrations/brochure-import/findImporter';
import { describeReport } from '../domains/integrations/brochure-import/describeReport';
import { importExitCode } from '../domains/integrations/brochure-import/importExitCode';
import { importByCommand } from '../domains/integrations/brochure-import/importByCommand';
import { readMapAreaDefinitions } from '../domains/integrations/brochure-import/readMapAreaDefinitions';
import { refusedRowsCsv } from '../domains/integrations/brochure-import/refusedRowsCsv';
import { systemClock } from '../platform/clock/Clock';
import { createLogger } from '../platform/logger/createLogger';
import { seedReferenceData } from '../seeds/seedReferenceData';
import { StartProblem } from '../shared/errors/StartProblem';

const types = brochureTypeCodes.filter((type) => !brochureTypes[type].isFromSource);

const usage = `Reads ads from a CSV file: npm run import:brochures -- FILE --type TYPE [options]
  --type TYPE        ${types.join(', ')}
  --map-area CODE    the area of all rows; without it a row's own column map_area, else the area it lies in
  --map-areas FILE   JSON list of areas that may be made when they are needed
  --source NAME      where the rows come from (default: the file's name); with it a second import finds the ads again
  --publish          publish new ads at once, where the rules of their type allow it
  --dry-run          do everything, report, and undo it
  --as EMAIL         the administrator or editor who answers for it, and can undo it in the browser for 30 days
  --report FILE      write every refused row with its line, values and reasons as CSV

Ends with 0, with 2 when every row was refused, with 1 when it could not be run.`;

const optionsKnown = {
  type: { type: 'string' },
  'map-area': { type: 'string' },
  'map-areas': { type: 'string' },
  source: { type: 'string' },
  publish: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  as: { type: 'string' },
  report: { type: 'string' },
} as const;

function readArguments() {
  const { values, positionals } = readCommandLine(usage, optionsKnown, { places: 1 });
  const [file] = positionals;
  if (file === undefined) throw new StartProblem(`Which file?\n\n${usage}`);
  const type = types.find((known) => known === values.type);
  if (!type) throw new StartProblem(`--type must be one of ${types.join(', ')}.\n\n${usage}`);
  return { ...values, file, type };
}

void runProcess(
  async (lifetime) => {
    const options = readArguments();
    const { size } = readFromDisk(options.file, (file) => statSync(file));
    const areasFile = options['map-areas'];
    const mapAreaDefinitions =
      areasFile === undefined
        ? []
        : readMapAreaDefinitions(readFromDisk(areasFile, (file) => readFileSync(file, 'utf8')));
    const config = loadSettings();
    const opened = await openDatabase(config);
    lifetime.onClose('database', opened.close);
    await seedReferenceData(opened.database);
    const context = {
      requestId: `import-${process.pid}`,
      logger: createLogger(config.log),
      clock: systemClock,
      database: opened.database,
      outward: config.outward,
      viewer: options.as === undefined ? null : await findImporter(opened.database, options.as),
    };
    const source = createReadStream(options.file);
    const bar = progressBar(process.stderr, `Importing ${path.basename(options.file)}`);
    const report = await importByCommand(context, {
      source,
      fileName: path.basename(options.file),
      records: keepCommandImports(opened.database, systemClock),
      sourceName: options.source ?? path.basename(options.file),
      type: options.type,
      mapArea: options['map-area'] ?? null,
      mapAreaDefinitions,
      publish: options.publish,
      dryRun: options['dry-run'],
      onProgress: ({ rows }) => bar.show(source.bytesRead / Math.max(size, 1), `${rows} rows`),
    });
    bar.end(`${report.rows} rows`);
    if (options.report !== undefined) writeFileSync(options.report, refusedRowsCsv(report));
    process.stdout.write(`${describeReport(report, options.report)}\n`);
    process.exitCode = importExitCode(report);
  },
  { stays: false },
);
