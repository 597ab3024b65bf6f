/** The outcome of a user's action. */
export interface LastAction {
  id: number;
  tone: 'success' | 'failure';
  text: string;
  /** what is missing, one sentence each */
  details: readonly string[];
  at: Date;
  undo: (() => void) | null;
  /** true: shown elsewhere already, so only the list shows it */
  isQuiet: boolean;
}
