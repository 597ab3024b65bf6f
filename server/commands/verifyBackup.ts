import { openBackupFolder } from '../app/backup/openBackupFolder';
import { findBackup } from '../app/backup/readHead';
import { verifyBackup } from '../app/backup/verifyBackup';
import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { readCommandLine } from '../app/process/readCommandLine';
import { runProcess } from '../app/process/runProcess';

const usage = `Proves a backup: npm run backup:verify -- [--from FOLDER] [NAME]
  --from FOLDER  default: BACKUP_DIR
  NAME           default: the newest
Restores it into a database of its own, counts rows, reads every file.`;

/** `npm run backup:verify` */
void runProcess(
  async (lifetime) => {
    const { values, positionals } = readCommandLine(usage, { from: { type: 'string' } }, { places: 1 });
    const config = loadSettings();
    const { folder } = openBackupFolder(config, values.from);
    const name = await findBackup(folder, positionals[0] ?? null);
    const opened = await openDatabase(config);
    lifetime.onClose('database', opened.close);
    const { rows, tables, files, createdAt } = await verifyBackup(folder, name, opened.url);
    process.stdout.write(`${name} of ${createdAt} is whole: ${rows} rows of ${tables} tables, ${files} files.\n`);
  },
  { stays: false },
);
