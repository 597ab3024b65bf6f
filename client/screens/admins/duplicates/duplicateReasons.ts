import type { DuplicateReason } from '../../../generated/types';

/** Completes "They have …" and stands alone in the filter. */
export const duplicateReasons: Readonly<Record<DuplicateReason, string>> = {
  NAME: 'the same name',
  SIMILAR_NAME: 'similar names',
  ADDRESS: 'the same address',
  POSITION: 'positions close by',
  PHONE: 'the same phone',
  WEBSITE: 'the same website',
};

export const readReason = (text: string): DuplicateReason | null =>
  (Object.keys(duplicateReasons) as DuplicateReason[]).find((reason) => reason === text) ?? null;

/** Capitalised, for a list of choices. */
export const reasonChoices = Object.entries(duplicateReasons).map(([value, text]) => ({
  value,
  label: text.charAt(0).toUpperCase() + text.slice(1),
}));

const scores = ['100', '95', '90', '80', '60'];

export const scoreChoices = scores.map((value) => ({
  value,
  label: value === '100' ? '100 only' : `${value} or more`,
}));

/** The least score of the filter; null for none, also of an old bookmark. */
export const readScore = (text: string): number | null => (scores.includes(text) ? Number(text) : null);
