import { Select } from 'antd';
import { useBrochureForm } from '../BrochureFormContext';
import { useField } from '../useField';
import { FieldFrame } from './FieldFrame';

export function CategoriesInput() {
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
