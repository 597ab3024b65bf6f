type Values = Readonly<Record<string, unknown>>;

/** null for anything that is no object */
export function objectIn(value: unknown): Values | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : null;
}

/** null for anything that is no list */
export function listIn(object: Values | null, name: string): readonly unknown[] | null {
  const value = object?.[name];
  return Array.isArray(value) ? value : null;
}

/** The objects of a list; none if it is absent. */
export function objectsIn(object: Values | null, name: string): Values[] {
  return (listIn(object, name) ?? []).map(objectIn).filter((each) => each !== null);
}

/** Trimmed; null for an empty text, which stands for "none" at the source, and for anything that is no text or number. */
export function textIn(object: Values | null, name: string): string | null {
  const value = object?.[name];
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}

/** null for anything that is no number of the source, which writes most as texts */
export function numberIn(object: Values | null, name: string): number | null {
  const text = textIn(object, name);
  return text !== null && /^-?\d{1,9}(\.\d{1,20})?$/.test(text) ? Number(text) : null;
}

/** A moment with its offset, such as 2026-10-02T09:15:00.123+10:00; null for anything else. */
export function momentIn(object: Values | null, name: string): Date | null {
  const text = textIn(object, name);
  if (text === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?([+-]\d\d:\d\d|Z)$/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
