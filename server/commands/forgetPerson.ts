import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { runProcess } from '../app/process/runProcess';
import { forgetPerson } from '../domains/retention/forgetPerson';
import { StartProblem } from '../shared/errors/StartProblem';

const usage = 'Say whose data go, at once and for good: npm run person:forget -- EMAIL';

/** `npm run person:forget`: for children as soon as it is known, and for buyers who ask. The site may be running. */
void runProcess(
  async (lifetime) => {
    const [email, ...more] = process.argv.slice(2);
    if (email === undefined || more.length > 0 || !/^[^@\s]+@[^@\s]+$/.test(email)) throw new StartProblem(usage);
    const opened = await openDatabase(loadSettings());
    lifetime.onClose('database', opened.close);
    const forgotten = await forgetPerson(opened, email);
    const lines = forgotten.map(({ table, count }) => `${table}: ${count}`);
    process.stdout.write(`${lines.length === 0 ? 'Nothing is kept of this address.' : lines.join('\n')}\n`);
  },
  { stays: false },
);
