import { buffer } from 'node:stream/consumers';
import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { readCommandLine } from '../app/process/readCommandLine';
import { runProcess } from '../app/process/runProcess';
import { UsageAsked } from '../app/process/UsageAsked';
import { systemClock as clock } from '../platform/clock/Clock';
import { readBounce } from '../platform/mailer/bounces/readBounce';
import { recordBounce } from '../platform/mailer/bounces/recordBounce';

const usage = `Keeps that a mail came back: npm run -s mail:bounced < REPORT
  REPORT   one report of a mail server (RFC 3464), on standard input`;

/** The exit code for "try again later" (EX_TEMPFAIL). After any other, mail servers send a report about the report. */
const tryAgain = 75;

/** `npm run -s mail:bounced < REPORT`: reads a returned mail from the mail server (docs/operations.md). */
void runProcess(
  async (lifetime) => {
    readCommandLine(usage, {});
    if (process.stdin.isTTY) throw new UsageAsked(usage);
    const bounce = await readBounce(await buffer(process.stdin));
    if (bounce === null) {
      process.stdout.write('This is no report of a mail that came back.\n');
      return;
    }
    const config = loadSettings();
    const { database, close } = await openDatabase(config);
    lifetime.onClose('database', close);
    const isOurs = await recordBounce({ database, clock, identitySecret: config.identitySecret }, bounce);
    process.stdout.write(isOurs ? 'Kept: this mail came back.\n' : 'No mail that was sent, or known before.\n');
  },
  { stays: false, failureCode: tryAgain },
);
