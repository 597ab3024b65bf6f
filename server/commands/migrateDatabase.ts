import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { readCommandLine } from '../app/process/readCommandLine';
import { runProcess } from '../app/process/runProcess';

const usage = `Runs the migrations that the database lacks: npm run migrate [-- --check]
  --check   change nothing, and fail if the database lacks migrations`;

/** `npm run migrate`: brings the database to this version. Servers of the version before may be running. */
void runProcess(
  async (lifetime) => {
    const { check } = readCommandLine(usage, { check: { type: 'boolean', default: false } }).values;
    const settings = loadSettings();
    const database = { ...settings.database, migratesAtStart: !check };
    const opened = await openDatabase({ ...settings, database }, { schema: 'upgrade' });
    lifetime.onClose('database', opened.close);
    const { migrated } = opened;
    const outcome = migrated.length === 0 ? 'The database is up to date.' : `Done: ${migrated.length} migrations.`;
    process.stdout.write(`${[...migrated, outcome].join('\n')}\n`);
  },
  { stays: false },
);
