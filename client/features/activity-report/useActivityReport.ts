import { useEffect, useState } from 'react';
import { useSendActivityReportOfGridMutation } from '../../generated/SendActivityReport';
import { readFailure } from '../../platform/errors/readFailure';
import { plural } from '../../shared/formats/plural';
import { useReport } from '../../ui/last-actions/useReport';
import type { ReportOutcome } from './ActivityReportBanner';

/** Texts and times follow docs/rules/screens.md#activity-report-banner. */
const sent = 'Activity Report sent Successfully';
const notSent = 'Error while sending Activity Report';
const shownMs = 3000;

interface Reported {
  id: string;
  displayTitle: string;
}

/**
 * Sends an ad's figures to its recipient. The banner hides after `shownMs`; the list of last actions keeps the result.
 */
export function useActivityReport() {
  const [send] = useSendActivityReportOfGridMutation();
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  const report = useReport();

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function sendReport({ id, displayTitle }: Reported): Promise<boolean> {
    const ad = `“${displayTitle}”`;
    try {
      const { data } = await send({ variables: { input: { id } } });
      const recipients = plural(data?.sendActivityReport.recipients ?? 0, 'recipient');
      setOutcome({ tone: 'success', text: sent });
      report({ tone: 'success', text: sent, details: [`${ad}: ${recipients}`], isQuiet: true });
      return true;
    } catch (error) {
      setOutcome({ tone: 'failure', text: notSent });
      report({ tone: 'failure', text: notSent, details: [`${ad}: ${readFailure(error).message}`], isQuiet: true });
      return false;
    }
  }

  return { outcome, sendReport };
}
