import { isUnused } from '../app/backup/isUnused';
import { openBackupStore } from '../app/backup/openBackupStore';
import { findBackup, readHead } from '../app/backup/readHead';
import { assertSameVersion, restoreBackup } from '../app/backup/restoreBackup';
import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { readCommandLine } from '../app/process/readCommandLine';
import { runProcess } from '../app/process/runProcess';
import { openFileStore } from '../platform/file-store/openFileStore';
import { StartProblem } from '../shared/errors/StartProblem';

const usage = `Restores a backup: npm run backup:restore -- [--from FOLDER] [NAME]
  --from FOLDER  default: BACKUP_DIR, or the bucket of BACKUP_S3_BUCKET
  NAME           default: the newest
Into an empty database (DATABASE_URL, or a new DATA_DIR) and the file store.`;

/** `npm run backup:restore` */
void runProcess(
  async (lifetime) => {
    const { values, positionals } = readCommandLine(usage, { from: { type: 'string' } }, { places: 1 });
    const config = loadSettings();
    const backups = await openBackupStore(config, values.from);
    const name = await findBackup(backups, positionals[0] ?? null);
    const head = await readHead(backups, name);
    const opened = await openDatabase({ ...config, database: { ...config.database, migratesAtStart: true } });
    lifetime.onClose('database', opened.close);
    assertSameVersion(head, opened.database);
    if (opened.migrated.length < head.migrations.length && !(await isUnused(opened.database))) {
      throw new StartProblem(
        `The database in ${opened.place} is not empty: restore into an empty one, so that nothing is lost.`,
      );
    }
    const files = await openFileStore(config);
    const report = await restoreBackup(backups, name, { url: opened.url, files });
    process.stdout.write(`Restored ${name} of ${report.createdAt}: ${report.rows} rows, ${report.files} files.\n`);
  },
  { stays: false },
);
