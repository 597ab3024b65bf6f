import { IsIn, IsInt, Max, Min, ValidateIf, ValidateBy, type ValidationArguments } from 'class-validator';
import { couponHoursProblem } from '../../../../../shared/coupon-hours/parseCouponHours';
import { openingHoursProblem } from '../../../../../shared/opening-hours/openingHoursProblem';
import { AustralianState } from '../../../../shared/australia/AustralianState';
import { HasLength } from '../../../../shared/validation/HasLength';
import { IsAustralianPhone } from '../../../../shared/validation/IsAustralianPhone';
import { IsHours } from '../../../../shared/validation/IsHours';
import { IsEmailAddress } from '../../../../shared/validation/IsEmailAddress';
import { IsWebAddress } from '../../../../shared/validation/IsWebAddress';
import { describeField, type BrochureField } from '../../fields/brochureFields';
import type { FieldDescription, FieldKind } from '../../fields/FieldDescription';
import { cleanText } from '../../../../shared/text/cleanText';
import type { BrochureType } from '../../BrochureType';
import { brochureTypes } from '../../fields/brochureTypes';
import { formatDollars } from '../../../../shared/money/formatDollars';

/**
 * Checks the length of a title by the input's type. The input of a change has no type: it checks the longest title, and
 * `fieldProblems` checks the shortest one of the ad's own type. Blank means "none" and passes.
 */
function HasTitleLength(longest: number): PropertyDecorator {
  const validate = (title: unknown, args?: ValidationArguments): boolean => {
    if (typeof title !== 'string') return true;
    if (title.length > 10 * longest + 1000) return false;
    const { length } = Array.from(cleanText(title));
    return length === 0 || (length >= (shortestOf(args) ?? 1) && length <= longest);
  };
  const defaultMessage = (args?: ValidationArguments): string => {
    const shortest = shortestOf(args);
    return `A title has ${shortest === null ? 'at most' : `${shortest} to`} ${longest} characters.`;
  };
  return ValidateBy({ name: 'length', validator: { validate, defaultMessage } });
}

/** Returns null for an input without a type. */
function shortestOf(args: ValidationArguments | undefined): number | null {
  const { type } = (args?.object ?? {}) as { type?: BrochureType };
  return type ? brochureTypes[type].shortestTitle : null;
}

const states = Object.values(AustralianState);
const unlessNull = ValidateIf((_, value) => value != null);

type Validators = (field: FieldDescription) => PropertyDecorator[];

const length: Validators = ({ most = Infinity, refusal = '' }) => [HasLength(1, most, refusal)];
const range: Validators = ({ least = -Infinity, most = Infinity, refusal: message }) => [
  Max(most, { message }),
  Min(least, { message }),
];

/** Validators of a single value by the kind of the field. */
const validators: Partial<Record<FieldKind, Validators>> = {
  title: ({ most = Infinity }) => [HasTitleLength(most)],
  line: length,
  text: length,
  markup: length,
  phone: () => [IsAustralianPhone()],
  email: () => [IsEmailAddress()],
  url: () => [IsWebAddress()],
  hours: () => [IsHours('openingHours', openingHoursProblem)],
  couponHours: () => [IsHours('couponHours', couponHoursProblem)],
  state: () => [IsIn(states, { message: `A state is one of ${states.join(', ')}.` }), unlessNull],
  cents: ({ least = 0, most = Infinity }) => [
    Max(most, { message: `A price is at most ${formatDollars(most)}.` }),
    Min(least, { message: `A price is ${formatDollars(least)} or more.` }),
    unlessNull,
  ],
  count: (field) => [...range(field), IsInt({ message: field.refusal }), unlessNull],
  degrees: (field) => [...range(field), unlessNull],
};

/** Adds the validators of a field of an ad. */
export function FieldLimits(name: BrochureField): PropertyDecorator {
  const field = describeField(name);
  return (prototype, property) => {
    for (const validate of validators[field.kind]?.(field) ?? []) validate(prototype, property);
  };
}
