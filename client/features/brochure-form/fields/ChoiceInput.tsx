import { Select } from 'antd';
import { useBrochureForm } from '../BrochureFormContext';
import type { FormChoices } from '../formChoices';
import { useField } from '../useField';
import type { TextField } from '../values/BrochureFormValues';
import { FieldFrame } from './FieldFrame';

interface Option {
  value: string;
  label: string;
}

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((state) => ({ value: state, label: state }));
const none: Option = { value: '', label: 'None' };

/** A category is needed; the others can be chosen away again. */
function optionsOf(kind: string, { categories, mapAreas }: FormChoices) {
  if (kind === 'category') return categories;
  return [none, ...(kind === 'state' ? states : mapAreas)];
}

/** One of many, found by typing. */
export function ChoiceInput({ name }: { name: TextField }) {
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
