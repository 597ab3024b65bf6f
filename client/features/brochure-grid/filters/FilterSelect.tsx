import { Select } from 'antd';
import styles from '../BrochureGrid.module.css';
import type { Choice } from './gridChoices';

interface FilterSelectProps<Value extends string> {
  label: string;
  choices: readonly (Choice & { value: Value })[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** A filter with several values. The chips below list them, so the field shows only their count. */
export function FilterSelect<Value extends string>({ label, choices, chosen, onChange }: FilterSelectProps<Value>) {
  return (
    <Select<Value[], Choice & { value: Value }>
      className={styles.select}
      mode="multiple"
      aria-label={label}
      placeholder={label}
      maxTagCount={0}
      maxTagPlaceholder={`${label} (${chosen.length})`}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      value={[...chosen]}
      options={[...choices]}
      optionRender={(option) => <span className={option.data.isSub ? styles.sub : undefined}>{option.data.label}</span>}
      onChange={onChange}
    />
  );
}
