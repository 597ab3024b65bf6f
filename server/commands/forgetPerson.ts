import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { readCommandLine } from '../app/process/readCommandLine';
import { runProcess } from '../app/process/runProcess';
import { forgetPerson } from '../domains/retention/forgetPerson';
import { StartProblem } from '../shared/errors/StartProblem';

const usage = 'Removes the data of a person, at once and for good: npm run person:forget -- EMAIL';

/**
 * `npm run person:forget`: deletes the data of children as soon as their age is known, and of buyers on request. The
 * site may be running.
 */
void runProcess(
  async (lifetime) => {
    const [email] = readCommandLine(usage, {}, { places: 1 }).positionals;
    if (email === undefined || !/^[^@\s]+@[^@\s]+$/.test(email)) {
      throw new StartProblem(`Say whose data by an e-mail address.\n\n${usage}`);
    }
    const settings = loadSettings();
    const opened = await openDatabase(settings);
    lifetime.onClose('database', opened.close);
    const forgotten = await forgetPerson({ ...settings, database: opened.database }, email);
    const lines = forgotten.map(({ table, count }) => `${table}: ${count}`);
    process.stdout.write(`${lines.length === 0 ? 'Nothing is kept of this address.' : lines.join('\n')}\n`);
  },
  { stays: false },
);
