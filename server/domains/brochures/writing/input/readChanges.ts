import { cleanLine } from '../../../../shared/text/cleanLine';
import { cleanMarkup } from '../../../../shared/text/cleanMarkup';
import { cleanText } from '../../../../shared/text/cleanText';
import { normalizeCouponHours } from '../../../../shared/text/normalizeCouponHours';
import { normalizeOpeningHours } from '../../../../shared/text/normalizeOpeningHours';
import { normalizePhone } from '../../../../shared/phones/normalizePhone';
import { normalizeUrl } from '../../../../shared/urls/normalizeUrl';
import { describeField, fieldNames, type BrochureField } from '../../fields/brochureFields';
import type { FieldKind } from '../../fields/FieldDescription';
import type { BrochureChanges } from '../values/BrochureChanges';
import type { GivenFields } from './BrochureInput';

type Clean = (text: string) => string | undefined;

const cleanersOfTexts: Partial<Record<FieldKind, Clean>> = {
  title: cleanLine,
  line: cleanLine,
  text: cleanText,
  markup: cleanMarkup,
  phone: (text) => normalizePhone(text)?.national,
  email: cleanLine,
  url: normalizeUrl,
  hours: normalizeOpeningHours,
  couponHours: normalizeCouponHours,
  category: cleanLine,
  mapArea: cleanLine,
};

/** Converts valid input to the stored form. Blank becomes null. */
export function readChanges(input: GivenFields): BrochureChanges {
  const changes = fieldNames.map((name) => [name, readField(name, valueOf(input, name))] as const);
  return Object.fromEntries(changes.filter(([, value]) => value !== undefined));
}

function readField(name: BrochureField, value: unknown): unknown {
  const { kind } = describeField(name);
  if (value === undefined) return undefined;
  if (kind === 'boolean') return value ?? false;
  if (kind === 'categories') return sortedCodes((value ?? []) as string[]);
  const clean = cleanersOfTexts[kind];
  return clean && typeof value === 'string' ? (value.trim() === '' ? undefined : clean(value)) || null : value;
}

/** Clearing a whole address clears each of its parts. */
function valueOf(input: GivenFields, name: BrochureField): unknown {
  const [parent = '', part] = describeField(name).input.path.split('.');
  const value = (input as Record<string, unknown>)[parent];
  return part === undefined || value == null ? value : (value as Record<string, unknown>)[part];
}

function sortedCodes(codes: readonly string[]): string[] {
  return [...new Set(codes.map(cleanLine))].filter((code) => code !== '').toSorted();
}
