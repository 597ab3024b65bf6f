import { brochureFields, type BrochureFieldPath, type FormSectionKey } from '../../../generated/brochureFields';
import type { BrochureType } from '../../../generated/types';
import type { Role } from '../../session/Session';
import { formFields, type FieldKind, type FormField } from './BrochureFormValues';

interface DescribedField {
  kind: FieldKind;
  label: string;
  help: string | null;
  section: FormSectionKey;
  width: 'HALF' | 'QUARTER' | null;
  variants: Partial<Record<BrochureType, { section: FormSectionKey; help?: string }>>;
  types: readonly BrochureType[];
  isForAdministrators: boolean;
  least: number | null;
  most: number | null;
  refusal: string | null;
}

const fields: Readonly<Record<BrochureFieldPath, DescribedField>> = brochureFields;

const position: DescribedField = { ...fields.latitude, label: 'Position' };

/** The description of a form field. `type` selects the wording for one type of ad. */
export function describeField(field: FormField, type?: BrochureType): DescribedField {
  const described = field === 'position' ? position : fields[field];
  return { ...described, ...(type !== undefined && described.variants[type]) };
}

export function labelOf(field: FormField): string {
  return describeField(field).label;
}

/** Editable fields of a type. Vendors do not get those reserved for administrators. */
export function writableFields(type: BrochureType, role: Role): readonly FormField[] {
  return formFields.filter((field) => {
    const { types, isForAdministrators } = describeField(field);
    return types.includes(type) && (role === 'ADMINISTRATOR' || !isForAdministrators);
  });
}
