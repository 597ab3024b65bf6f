import { localStore } from '../../../platform/storage/localStore';
import { blankValues, type BrochureFormValues } from '../values/BrochureFormValues';

/** Whose draft of what: nobody sees another's, who may use the same device. */
export function draftKey(accountDid: string, subject: string): string {
  return `brochureDraft:${accountDid}:${subject}`;
}

type Bag = Readonly<Record<string, unknown>>;

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields of the right shape; what an older version of the form kept otherwise is left out. */
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

/** What somebody typed and has not saved. */
export interface BrochureDraft {
  /** ISO */
  keptAt: string;
  /** the ad from which it began, to see what others changed meanwhile */
  base: BrochureFormValues;
  values: BrochureFormValues;
  /** whether the session ended in the middle: then it is taken up again without asking */
  isInterrupted: boolean;
}
