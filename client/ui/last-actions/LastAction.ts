/** How something that was done turned out. */
export interface LastAction {
  id: number;
  tone: 'success' | 'failure';
  text: string;
  /** what exactly is missing, one sentence each */
  details: readonly string[];
  at: Date;
  undo: (() => void) | null;
  /** true: shown elsewhere already, so it appears in the list only */
  isQuiet: boolean;
}
