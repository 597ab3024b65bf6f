import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { LastAction } from './LastAction';
import { LastActionsContext, type Report } from './lastActionsContext';
import { LastActionsTray } from './LastActionsTray';

const kept = 10;

interface LastActionsProviderProps {
  children: ReactNode;
}

/** Keeps the outcomes of the last actions, so that users can read what they have missed. */
export function LastActionsProvider({ children }: LastActionsProviderProps) {
  const [actions, setActions] = useState<readonly LastAction[]>([]);

  const report = useCallback(({ tone, text, details = [], undo = null, isQuiet = false }: Report) => {
    setActions((earlier) => {
      const id = (earlier[0]?.id ?? 0) + 1;
      return [{ id, tone, text, details, undo, isQuiet, at: new Date() }, ...earlier].slice(0, kept);
    });
  }, []);

  const useUp = useCallback((id: number) => {
    setActions((all) => all.map((action) => (action.id === id ? { ...action, undo: null } : action)));
  }, []);

  return (
    <LastActionsContext value={report}>
      {children}
      <LastActionsTray actions={actions} onUndo={useUp} />
    </LastActionsContext>
  );
}
