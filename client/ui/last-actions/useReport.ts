import { useContext } from 'react';
import { LastActionsContext, type Report } from './lastActionsContext';

/** Shows an outcome to the user at once and adds it to the list of last actions. */
export function useReport(): (report: Report) => void {
  const report = useContext(LastActionsContext);
  if (report === null) throw new Error('useReport needs a LastActionsProvider around it.');
  return report;
}
