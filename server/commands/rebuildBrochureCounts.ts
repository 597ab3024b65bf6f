import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { readCommandLine } from '../app/process/readCommandLine';
import { runProcess } from '../app/process/runProcess';
import { rebuildBrochureCounts } from '../domains/browsing/brochure-counters/rebuildBrochureCounts';
import { wrongBrochureCounts } from '../domains/browsing/brochure-counters/wrongBrochureCounts';
import { systemClock as clock } from '../platform/clock/Clock';
import { StartProblem } from '../shared/errors/StartProblem';

const usage = `Counts all ads anew for the numbers that lists show: npm run counts:rebuild [-- --check]
  --check   change nothing, and fail where a kept number differs`;

/** `npm run counts:rebuild`: rebuilds the counters of ads from the ads. The site may be running. */
void runProcess(
  async (lifetime) => {
    const { check } = readCommandLine(usage, { check: { type: 'boolean', default: false } }).values;
    const opened = await openDatabase(loadSettings());
    lifetime.onClose('database', opened.close);
    const { database } = opened;
    const wrong = check ? await wrongBrochureCounts(database, clock) : await rebuildBrochureCounts({ database, clock });
    const lines = wrong.map(({ key, kept, counted }) => `${key}: ${kept} kept, ${counted} counted.`);
    if (check && wrong.length > 0) {
      throw new StartProblem([...lines, 'Put them right with npm run counts:rebuild.'].join('\n'));
    }
    const outcome = wrong.length === 0 ? 'All kept numbers agree with the ads.' : `${wrong.length} put right.`;
    process.stdout.write(`${[...lines, outcome].join('\n')}\n`);
  },
  { stays: false },
);
