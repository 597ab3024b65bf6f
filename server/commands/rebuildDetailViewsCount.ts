import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { readCommandLine } from '../app/process/readCommandLine';
import { runProcess } from '../app/process/runProcess';
import { rebuildDetailViewsCount } from '../domains/statistics/counts/rebuildDetailViewsCount';
import { rebuildDailyCounts } from '../domains/statistics/counts/rebuildDailyCounts';
import { wrongDailyCounts } from '../domains/statistics/counts/wrongDailyCounts';
import { wrongViewCounts } from '../domains/statistics/counts/wrongViewCounts';
import { StartProblem } from '../shared/errors/StartProblem';

const usage = `Counts every ad's views, and its figures by day, from its events: npm run statistics:rebuild [-- --check]
  --check   change nothing, and fail where a counter differs`;

/**
 * `npm run statistics:rebuild`: rebuilds the view counts and daily figures of all ads from the events. The site may be
 * running.
 */
void runProcess(
  async (lifetime) => {
    const { check } = readCommandLine(usage, { check: { type: 'boolean', default: false } }).values;
    const opened = await openDatabase(loadSettings());
    lifetime.onClose('database', opened.close);
    const { database } = opened;
    const wrong = check ? await wrongViewCounts(database) : await rebuildDetailViewsCount({ database });
    const days = check ? await wrongDailyCounts(database) : await rebuildDailyCounts({ database });
    const lines = [
      ...wrong.map(
        ({ brochureId, counter, events }) =>
          `Ad ${brochureId}: ${counter} views by its counter, ${events} by its events.`,
      ),
      ...days.map(
        ({ brochureId, day, eventCode, kept, events }) =>
          `Ad ${brochureId}, ${day}, ${eventCode}: ${kept} kept for the day, ${events} by its events.`,
      ),
    ];
    if (check && lines.length > 0) {
      throw new StartProblem([...lines, 'Put them right with npm run statistics:rebuild.'].join('\n'));
    }
    const outcome = lines.length === 0 ? 'All counts agree with their events.' : `${lines.length} put right.`;
    process.stdout.write(`${[...lines, outcome].join('\n')}\n`);
  },
  { stays: false },
);
