import { brand } from '../../shared/brand/brand';

const { surface, text, textMuted, border, primary, accentText } = brand.light;

/** Light colours only: a mail program in dark mode leaves pictures as they are. */
export const chartInk = {
  surface,
  text,
  muted: textMuted,
  line: border,
  now: primary,
  before: accentText,
} as const;

/** in px; narrow, so that a telephone shrinks the text only slightly */
export const chartSize = { width: 420, margin: 14, title: 18, label: 14 } as const;
