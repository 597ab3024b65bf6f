import { openBackupStore } from '../app/backup/openBackupStore';
import { runBackup } from '../app/backup/runBackup';
import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { readCommandLine } from '../app/process/readCommandLine';
import { runProcess } from '../app/process/runProcess';
import { openFileStore } from '../platform/file-store/openFileStore';

const usage = `Backs up database and files: npm run backup -- [--to FOLDER] [--no-trial]
  --to FOLDER  where to; default: BACKUP_DIR, or the bucket of BACKUP_S3_BUCKET
  --no-trial   do not restore it on trial; default: BACKUP_TRIAL
Proves it by a trial restore, and removes backups that newer ones replace.
BACKUP_KEY encrypts what is written. The site may be running, also an older version of it: nothing is migrated.`;

/** `npm run backup` */
void runProcess(
  async (lifetime) => {
    const { values } = readCommandLine(usage, { to: { type: 'string' }, 'no-trial': { type: 'boolean' } });
    const config = loadSettings();
    const backups = await openBackupStore(config, values.to);
    const opened = await openDatabase(config, { schema: 'keep' });
    lifetime.onClose('database', opened.close);
    const files = await openFileStore(config);
    const { report, trial, removed } = await runBackup({
      url: opened.url,
      files,
      backups,
      now: new Date(),
      trial: config.backup.trial && values['no-trial'] !== true,
    });
    process.stdout.write(
      `${report.name} in ${backups.placeName}: ${report.files} files, ${report.copied} of them new.\n`,
    );
    for (const sha256 of report.missing) process.stdout.write(`Missing in the file store: ${sha256}\n`);
    if (trial) {
      process.stdout.write(`Restored on trial: ${trial.rows} rows of ${trial.tables} tables, ${trial.files} files.\n`);
    }
    if (removed.length > 0) process.stdout.write(`Removed: ${removed.join(', ')}\n`);
  },
  { stays: false },
);
