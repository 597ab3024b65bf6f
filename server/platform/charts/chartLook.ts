/** The light colours of client/app/theme/tokens.ts: a mail program in dark mode leaves pictures as they are. */
export const chartInk = {
  surface: '#ffffff',
  text: '#23201c',
  muted: '#635c53',
  line: '#e5dfd6',
  now: '#00706a',
  before: '#b45309',
} as const;

/** in px; narrow, so that a telephone shrinks the text only slightly */
export const chartSize = { width: 420, margin: 14, title: 18, label: 14 } as const;
