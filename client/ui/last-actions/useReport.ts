import { useContext } from 'react';
import { LastActionsContext, type Report } from './lastActionsContext';

/** Tells the user how something turned out: at once, and in the list of last actions. */
export function useReport(): (report: Report) => void {
  const report = useContext(LastActionsContext);
  if (report === null) throw new Error('useReport needs a LastActionsProvider around it.');
  return report;
}
