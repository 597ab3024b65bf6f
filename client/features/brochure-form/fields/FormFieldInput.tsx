import { Select, Input } from 'antd';
import type { ComponentType, HTMLAttributes } from 'react';
import { useStore } from '../../../platform/stores/useStore';
import { isTextField, type FieldKind, type FormField, type TextField, formFields } from '../values/BrochureFormValues';
import { describeField } from '../values/describeField';
import { CouponHoursInput } from './CouponHoursInput';
import { CouponCountInput } from './CouponCountInput';
import { DayInput } from './DayInput';
import { LongTextInput } from './LongTextInput';
import { MarkupInput } from './MarkupInput';
import { OpeningHoursInput } from './OpeningHoursInput';
import { stateCodes } from './stateCodes';
import { VendorInput } from './VendorInput';
import { useBrochureForm } from '../BrochureFormContext';
import { useField } from '../useField';
import { FieldFrame } from './FieldFrame';
import { PositionField } from '../../position-field/PositionField';
import { writeInput } from '../values/writeInput';
import styles from './fields.module.css';
import type { FormChoices } from '../formChoices';

interface Option {
  value: string;
  label: string;
}

const states = stateCodes.map((state) => ({ value: state, label: state }));

const none: Option = { value: '', label: 'None' };

/** A category is required; state and area can be cleared. */
function optionsOf(kind: string, { categories, mapAreas }: FormChoices) {
  if (kind === 'category') return categories;
  return [none, ...(kind === 'state' ? states : mapAreas)];
}

/** One choice of many, with type-ahead search. */
function ChoiceInput({ name }: { name: TextField }) {
  const { choices } = useBrochureForm();
  const field = useField(name);
  const { kind, value, change, control } = field;
  return (
    <FieldFrame field={field}>
      <Select<string>
        {...control}
        value={value === '' && kind === 'category' ? undefined : value}
        placeholder="Choose a category"
        showSearch={{ optionFilterProp: 'label' }}
        options={[...optionsOf(kind, choices)] as Option[]}
        onChange={change}
      />
    </FieldFrame>
  );
}

const inputModes: Partial<Record<FieldKind, HTMLAttributes<HTMLElement>['inputMode']>> = {
  cents: 'decimal',
  count: 'numeric',
  email: 'email',
  phone: 'tel',
  url: 'url',
};

/** A single line. Titles show a character counter. */
function TextInput({ name }: { name: TextField }) {
  const field = useField(name);
  const { kind, most, value, change, control } = field;
  return (
    <FieldFrame field={field}>
      <Input
        {...control}
        value={value}
        // the fields describe the ad, not the user, so the browser must not fill them
        autoComplete="off"
        inputMode={name === 'address.postcode' ? 'numeric' : inputModes[kind]}
        prefix={kind === 'cents' ? '$' : undefined}
        count={kind === 'title' && most !== null ? { max: most, show: true } : undefined}
        onChange={(event) => change(event.target.value)}
      />
    </FieldFrame>
  );
}

const addressFields = formFields.filter((field) => field.startsWith('address.'));

/** Sets the map position: a pin, coordinates, or a position found by the address. */
function PositionInput() {
  const { store } = useBrochureForm();
  const { label, value, change, control } = useField('position');
  const mapArea = useStore(store, ({ values }) => values.mapArea);
  const problems = useStore(store, (state) => state.problems);
  const said = (name: string) => problems.find(({ field }) => field === name)?.message;
  const [latitude, longitude] = [said('latitude'), said('longitude')];
  return (
    <div id={control.id} tabIndex={-1} className={styles.position}>
      <h3 className={styles.subtitle}>{label}</h3>
      <PositionField
        value={value}
        onChange={change}
        getAddress={() => writeInput(store.get().values, addressFields).input.address ?? {}}
        mapArea={mapArea === '' ? null : mapArea}
        problems={{ ...(latitude !== undefined && { latitude }), ...(longitude !== undefined && { longitude }) }}
      />
    </div>
  );
}

type OwnInputs = Record<Exclude<FormField, TextField>, ComponentType | null> &
  Partial<Record<TextField, ComponentType>>;

/** Fields with a special control; null when another field's control writes it. */
const ownInputs: OwnInputs = {
  brochureCategories: CategoriesInput,
  couponsUnlimited: null,
  numberOfCoupons: CouponCountInput,
  position: PositionInput,
  vendorId: VendorInput,
};

/** All other kinds use a single line. */
const inputsByKind: Partial<Record<FieldKind, ComponentType<{ name: TextField }>>> = {
  category: ChoiceInput,
  date: DayInput,
  hours: OpeningHoursInput,
  couponHours: CouponHoursInput,
  mapArea: ChoiceInput,
  markup: MarkupInput,
  state: ChoiceInput,
  text: LongTextInput,
};

/** Selects the control of a field by its kind. */
export function FormFieldInput({ name }: { name: FormField }) {
  const Own = ownInputs[name];
  if (Own) return <Own />;
  if (!isTextField(name)) return null;
  const Input = inputsByKind[describeField(name).kind] ?? TextInput;
  return <Input name={name} />;
}

function CategoriesInput() {
  const { choices } = useBrochureForm();
  const field = useField('brochureCategories');
  return (
    <FieldFrame field={field}>
      <Select<string[]>
        {...field.control}
        mode="multiple"
        value={[...field.value]}
        showSearch={{ optionFilterProp: 'label' }}
        options={choices.categories.map(({ label, options }) => ({ label, options: [...options] }))}
        onChange={(chosen) => field.change(chosen.toSorted())}
      />
    </FieldFrame>
  );
}
