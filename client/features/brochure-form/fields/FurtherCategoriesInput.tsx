import { Select } from 'antd';
import { useBrochureForm } from '../BrochureFormContext';
import { useField } from '../useField';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';

export function FurtherCategoriesInput() {
  const { choices } = useBrochureForm();
  const { value, problem, label, id, helpId, isWritable, change, leave } = useField('brochureCategories');
  if (!isWritable) return null;
  const help = 'Where the ad is found as well: at most 10.';
  return (
    <FieldFrame id={id} helpId={helpId} label={label} help={help} problem={problem}>
      <Select<string[]>
        id={id}
        className={styles.control}
        mode="multiple"
        value={[...value]}
        showSearch={{ optionFilterProp: 'label' }}
        status={problem === undefined ? '' : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={helpId}
        options={choices.categories.map(({ label: group, options }) => ({ label: group, options: [...options] }))}
        onChange={(chosen) => change(chosen.toSorted())}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
