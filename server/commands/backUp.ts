import { mkdir } from 'node:fs/promises';
import { backUp, thinBackups } from '../app/backup/backUp';
import { openBackupFolder } from '../app/backup/openBackupFolder';
import { verifyBackup } from '../app/backup/verifyBackup';
import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { readCommandLine } from '../app/process/readCommandLine';
import { runProcess } from '../app/process/runProcess';
import { openFileStore } from '../platform/file-store/openFileStore';

const usage = `Backs up database and files: npm run backup -- [--to FOLDER] [--no-trial]
  --to FOLDER  where to; default: BACKUP_DIR
  --no-trial   do not restore it on trial
Proves it by a trial restore, and removes backups that newer ones replace.
BACKUP_KEY encrypts what is written. The site may be running.`;

/** `npm run backup` */
void runProcess(
  async (lifetime) => {
    const { values } = readCommandLine(usage, { to: { type: 'string' }, 'no-trial': { type: 'boolean' } });
    const config = loadSettings();
    const { folder, place } = openBackupFolder(config, values.to);
    await mkdir(place, { recursive: true, mode: 0o700 });
    const opened = await openDatabase(config);
    lifetime.onClose('database', opened.close);
    const files = await openFileStore(config);
    const report = await backUp({ url: opened.url, files, now: new Date() }, folder);
    process.stdout.write(`${report.name}: ${report.files} files, ${report.copied} of them new.\n`);
    for (const sha256 of report.missing) process.stdout.write(`Missing in the file store: ${sha256}\n`);
    if (values['no-trial'] !== true) {
      const trial = await verifyBackup(folder, report.name, opened.url);
      process.stdout.write(`Restored on trial: ${trial.rows} rows of ${trial.tables} tables, ${trial.files} files.\n`);
    }
    const removed = await thinBackups(folder);
    if (removed.length > 0) process.stdout.write(`Removed: ${removed.join(', ')}\n`);
  },
  { stays: false },
);
