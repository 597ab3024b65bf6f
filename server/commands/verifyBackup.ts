import { openBackupStore } from '../app/backup/openBackupStore';
import { findBackup } from '../app/backup/readHead';
import { verifyBackup } from '../app/backup/verifyBackup';
import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { readCommandLine } from '../app/process/readCommandLine';
import { runProcess } from '../app/process/runProcess';

const usage = `Proves a backup: npm run backup:verify -- [--from FOLDER] [NAME]
  --from FOLDER  default: BACKUP_DIR, or the bucket of BACKUP_S3_BUCKET
  NAME           default: the newest
Restores it into a database of its own, counts rows, reads every file.`;

/** `npm run backup:verify` */
void runProcess(
  async (lifetime) => {
    const { values, positionals } = readCommandLine(usage, { from: { type: 'string' } }, { places: 1 });
    const config = loadSettings();
    const backups = await openBackupStore(config, values.from);
    const name = await findBackup(backups, positionals[0] ?? null);
    const opened = await openDatabase(config, { schema: 'keep' });
    lifetime.onClose('database', opened.close);
    const { rows, tables, files, createdAt } = await verifyBackup(backups, name, opened.url);
    process.stdout.write(`${name} of ${createdAt} is whole: ${rows} rows of ${tables} tables, ${files} files.\n`);
  },
  { stays: false },
);
