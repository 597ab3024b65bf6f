import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import { DomainError } from '../../../shared/errors/DomainError';
import { PrintFold } from './printFolds';
import { PrintInsets, readSquare, type PrintSettings, type SquareRange } from './PrintSettings';

/** How the audit log keeps a setting as a value, and how that is read again. */
interface AuditedSetting<T> {
  write: (value: T) => AuditedValue;
  read: (kept: string) => T | undefined;
}

type AuditedValue = string | boolean | null;

const text: AuditedSetting<string | null> = { write: (value) => value, read: (kept) => kept };

const audited: { readonly [Name in keyof PrintSettings]: AuditedSetting<PrintSettings[Name]> } = {
  title: text,
  frame: { write: (range) => range && writeRange(range), read: (kept) => readRange(kept) },
  brochureIds: { write: (ids) => ids?.join(', ') ?? null, read: readNumbers },
  insets: { write: (insets) => insets, read: (kept) => PrintInsets[kept as PrintInsets] },
  insetRanges: { write: (ranges) => ranges.map(writeRange).join(', ') || null, read: readRanges },
  sponsor: text,
  sponsorPicture: {
    write: (picture) => picture && `${picture.hash} ${picture.alternativeText}`,
    read: (kept) => ({ hash: kept.slice(0, 64), alternativeText: kept.slice(65) }),
  },
  emergencyNumbers: text,
  fold: { write: (fold) => fold, read: (kept) => PrintFold[kept as PrintFold] },
  hasBleed: { write: (hasBleed) => hasBleed, read: (kept) => kept === 'true' },
};

const names = Object.keys(audited) as (keyof PrintSettings)[];

/** Returns settings as the audit log keeps them. */
export function auditedSettings(settings: PrintSettings): AuditedValues {
  return Object.fromEntries(
    names.map((name) => {
      // TypeScript does not see that both are of one setting
      const write = audited[name].write as (value: PrintSettings[typeof name]) => AuditedValue;
      return [name, write(settings[name])];
    }),
  );
}

/**
 * Returns settings with those that a line of the audit log has.
 *
 * @throws DomainError CONFLICT for a line that cannot be read
 */
export function withAuditedSettings(settings: PrintSettings, values: AuditedValues): PrintSettings {
  const empty: Partial<PrintSettings> = { insetRanges: [] };
  const kept = names.filter((name) => Object.hasOwn(values, name));
  const read = kept.map((name) => {
    const value = values[name] ?? null;
    const setting = value === null ? (empty[name] ?? null) : audited[name].read(String(value));
    if (setting === undefined) throw new DomainError('CONFLICT', 'This change can no longer be read.');
    return [name, setting];
  });
  return { ...settings, ...(Object.fromEntries(read) as Partial<PrintSettings>) };
}

function writeRange({ from, to }: SquareRange): string {
  return `${from} to ${to}`;
}

function readRange(kept: string): SquareRange | undefined {
  const [from, to] = kept.split(' to ');
  return from && to && readSquare(from) && readSquare(to) ? { from, to } : undefined;
}

function readRanges(kept: string): SquareRange[] | undefined {
  const ranges = kept.split(', ').flatMap((range) => readRange(range) ?? []);
  return ranges.length === kept.split(', ').length ? ranges : undefined;
}

/** An empty text is a choice of no ads. */
function readNumbers(kept: string): number[] | undefined {
  const numbers = kept === '' ? [] : kept.split(', ').map(Number);
  return numbers.every(Number.isSafeInteger) ? numbers : undefined;
}
