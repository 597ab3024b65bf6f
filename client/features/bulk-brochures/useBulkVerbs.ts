import { useState } from 'react';
import { useUndoBulkJobOfAdsMutation } from '../../generated/BulkJobVerbs';
import { usePrepareBulkJobOfAdsMutation } from '../../generated/PrepareBulkJob';
import type { PrepareBulkJobInput } from '../../generated/types';
import { readFailure } from '../../platform/errors/readFailure';
import { plural } from '../../shared/formats/plural';
import { useReport } from '../../ui/last-actions/useReport';
import { useBrochuresChanged } from '../brochure-lifecycle/useBrochuresChanged';
import { useFollowBulkJob, type FollowedJob, type OutcomeRow, type StartedJob } from '../bulk-jobs/useFollowBulkJob';
import { bulkSummary } from './bulkLabels';
import type { BulkProgress } from './BulkProgress';
import { bulkResults, undoResults } from './bulkResults';
import type { BulkDeed, BulkOutcome, BulkVerb, ChosenBrochure } from './BulkVerb';

/** A request of 1,000 ads has 25 kB, of 64 kB that may outlive their page. */
const outlivesPage = { fetchOptions: { keepalive: true } };
/** the server may have taken the request, whose answer did not come */
const answerLost: readonly string[] = ['NETWORK', 'TIMEOUT'];

/**
 * Runs actions on the chosen ads as a job of the server that starts at once, and waits for the result of each ad.
 * `onUndone` receives the outcome of the undo, which the job's page offers too.
 */
export function useBulkVerbs(onUndone: (outcome: BulkOutcome) => void) {
  const [prepare] = usePrepareBulkJobOfAdsMutation({ context: outlivesPage });
  const [sendUndo] = useUndoBulkJobOfAdsMutation({ context: outlivesPage });
  const [isSilent, setSilent] = useState(false);
  const [inFlight, setInFlight] = useState<ReadonlyMap<Work, BulkProgress>>(new Map());
  const progress = [...inFlight.values()].at(-1) ?? null;
  const { follow, outcomes } = useFollowBulkJob(setSilent);
  const report = useReport();
  const brochuresChanged = useBrochuresChanged();

  /** Sends a request, and waits until its job has ended. Null after a failure, which it reports. */
  async function work(one: Work): Promise<EndedJob | null> {
    const { deed, all, send, doneOf } = one;
    const show = (done: number, jobNumber: number | null) =>
      setInFlight((before) => new Map(before).set(one, { deed, done, all, jobNumber }));
    show(0, null);
    let isStarted = false;
    try {
      const job = await send();
      isStarted = true;
      show(0, job.databaseId);
      const ended = await follow(job, (now) => show(doneOf(now), job.databaseId));
      if (ended === null) {
        report({ tone: 'failure', text: 'The server no longer knows of this bulk job.' });
        return null;
      }
      return { ...ended, databaseId: job.databaseId, rows: await outcomes(job) };
    } catch (error) {
      const { code, message } = readFailure(error);
      report({ tone: 'failure', text: `${message}${continuationText(isStarted, code)}` });
      return null;
    } finally {
      setInFlight((before) => new Map([...before].filter(([other]) => other !== one)));
    }
  }

  async function undo(job: EndedJob, chosen: readonly ChosenBrochure[]): Promise<void> {
    const undone = await work({
      ...{ deed: 'undo', all: job.changedCount },
      doneOf: ({ undoneCount, keptCount }) => undoneCount + keptCount,
      send: async () => {
        await sendUndo({ variables: { input: { id: job.id } } });
        return job;
      },
    });
    if (undone !== null) {
      const results = undoResults(chosen, undone);
      onUndone({ deed: 'undo', jobNumber: job.databaseId, results });
      const refused = results.filter(({ refusal }) => refusal !== null);
      const count = results.length - refused.length;
      report({
        tone: refused.length === 0 ? 'success' : 'failure',
        text: `${plural(count, 'ad')} ${count === 1 ? 'is' : 'are'} back as before.`,
        details: refused.map(({ brochure, refusal }) => `“${brochure.displayTitle}”: ${refusal ?? ''}`),
      });
    }
    await brochuresChanged();
  }

  async function run(
    verb: BulkVerb,
    chosen: readonly ChosenBrochure[],
    mapArea: string | null = null,
  ): Promise<BulkOutcome | null> {
    const job = await work({
      ...{ deed: verb, all: chosen.length },
      doneOf: ({ changedCount, unchangedCount, refusedCount }) => changedCount + unchangedCount + refusedCount,
      send: async () => {
        const ids = chosen.map(({ id }) => id);
        const { data } = await prepare({
          variables: { input: { ...changeOf(verb, mapArea), ids, startsAtOnce: true } },
        });
        if (!data) throw new Error('No answer.');
        return data.prepareBulkJob.bulkJob;
      },
    });
    const outcome = job && { deed: verb, jobNumber: job.databaseId, results: bulkResults(chosen, job) };
    if (outcome) {
      report({
        tone: outcome.results.every(({ refusal }) => refusal === null) ? 'success' : 'failure',
        text: bulkSummary(verb, outcome.results),
        undo: job.isUndoable ? () => void undo(job, chosen) : null,
      });
    }
    await brochuresChanged();
    return outcome;
  }

  return { run, progress, isSilent };
}

interface Work {
  deed: BulkDeed;
  /** number of ads */
  all: number;
  send: () => Promise<StartedJob>;
  /** ads of the job that have had their turn */
  doneOf: (job: FollowedJob) => number;
}

/** A job that has come to its end, with what became of each ad. */
interface EndedJob extends FollowedJob {
  databaseId: number;
  rows: OutcomeRow[];
}

/** What a failure says of the job, which the server may work on. */
function continuationText(isStarted: boolean, code: string): string {
  if (isStarted) return ' It goes on without this page: see “Bulk jobs”.';
  return answerLost.includes(code) ? ' It may have started: see “Bulk jobs”.' : '';
}

function changeOf(verb: BulkVerb, mapArea: string | null): Pick<PrepareBulkJobInput, 'action' | 'fields'> {
  switch (verb) {
    case 'publish':
      return { action: 'PUBLISH' };
    case 'archive':
      return { action: 'ARCHIVE' };
    case 'unarchive':
      return { action: 'UNARCHIVE' };
    case 'setArea':
      return { action: 'UPDATE', fields: { mapArea } };
  }
}
