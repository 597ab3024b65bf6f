import { brand } from '../../shared/brand/brand';

const { light } = brand;

/** Light colours only: a mail program in dark mode leaves pictures as they are. */
export const chartInk = {
  surface: light.surface,
  text: light.text,
  muted: light.textMuted,
  line: light.border,
  // settings of the site change these
  get now() {
    return light.primary;
  },
  get before() {
    return light.accentText;
  },
};

/** in px; narrow, so that a telephone shrinks the text only slightly */
export const chartSize = { width: 420, margin: 14, title: 18, label: 14 } as const;
