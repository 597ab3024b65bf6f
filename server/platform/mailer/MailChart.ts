/** Figures as bars, one below the other, each with its number beside it. */
export interface MailChart {
  caption: string;
  bars: readonly { label: string; value: number }[];
}
