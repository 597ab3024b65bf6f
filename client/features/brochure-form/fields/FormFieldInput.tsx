import type { ComponentType } from 'react';
import { isTextField, type FieldKind, type FormField, type TextField } from '../values/BrochureFormValues';
import { describeField } from '../values/describeField';
import { CategoriesInput } from './CategoriesInput';
import { ChoiceInput } from './ChoiceInput';
import { CouponCountInput } from './CouponCountInput';
import { DayInput } from './DayInput';
import { LongTextInput } from './LongTextInput';
import { PositionInput } from './PositionInput';
import { TextInput } from './TextInput';
import { VendorInput } from './VendorInput';

type OwnInputs = Record<Exclude<FormField, TextField>, ComponentType | null> &
  Partial<Record<TextField, ComponentType>>;

/** Fields with a control of their own; null: another field's control writes it. */
const ownInputs: OwnInputs = {
  brochureCategories: CategoriesInput,
  couponsUnlimited: null,
  numberOfCoupons: CouponCountInput,
  position: PositionInput,
  vendorId: VendorInput,
};

/** All other kinds are typed in a line. */
const inputsByKind: Partial<Record<FieldKind, ComponentType<{ name: TextField }>>> = {
  category: ChoiceInput,
  date: DayInput,
  mapArea: ChoiceInput,
  markup: LongTextInput,
  state: ChoiceInput,
  text: LongTextInput,
};

/** The control of a field, by its kind. */
export function FormFieldInput({ name }: { name: FormField }) {
  const Own = ownInputs[name];
  if (Own) return <Own />;
  if (!isTextField(name)) return null;
  const Input = inputsByKind[describeField(name).kind] ?? TextInput;
  return <Input name={name} />;
}
