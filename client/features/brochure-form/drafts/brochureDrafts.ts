import { localStore } from '../../../platform/storage/localStore';
import { blankValues, type BrochureFormValues } from '../values/BrochureFormValues';

/** Storage key per account and ad, so that users who share a device do not see each other's drafts. */
export function draftKey(accountDid: string, subject: string): string {
  return `brochureDraft:${accountDid}:${subject}`;
}

type Bag = Readonly<Record<string, unknown>>;

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the fields with the expected shape and drops those of an older version of the form. */
function readValues(value: unknown): BrochureFormValues {
  const kept = isBag(value) ? value : {};
  const known = Object.entries(blankValues).map(([field, blank]: [string, unknown]): [string, unknown] => {
    const candidate = kept[field];
    const fits = blank === null ? candidate === null || isBag(candidate) : sameKind(blank, candidate);
    return [field, fits && candidate !== undefined ? candidate : blank];
  });
  return { ...blankValues, ...Object.fromEntries(known) };
}

function sameKind(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

export const brochureDrafts = {
  read(key: string): BrochureDraft | null {
    const kept = localStore.read(key);
    if (!isBag(kept) || typeof kept['keptAt'] !== 'string') return null;
    return {
      keptAt: kept['keptAt'],
      base: readValues(kept['base']),
      values: readValues(kept['values']),
      isInterrupted: kept['isInterrupted'] === true,
    };
  },

  write: (key: string, draft: BrochureDraft): void => localStore.write(key, draft),

  forget: (key: string): void => localStore.write(key, undefined),
};

/** Input that the user has not saved. */
export interface BrochureDraft {
  /** ISO timestamp */
  keptAt: string;
  /** the ad at the start of the draft, for merging later changes of others */
  base: BrochureFormValues;
  values: BrochureFormValues;
  /** true if the session ended during editing; such a draft is restored without asking */
  isInterrupted: boolean;
}
