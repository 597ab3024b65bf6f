import { Checkbox, Radio } from 'antd';
import { Dropdown } from '../../../ui/disclosure/Dropdown';
import styles from '../BrochureGrid.module.css';
import { columnTitles } from '../columnTitles';
import { hideableColumns, type GridLayout } from './useGridLayout';

interface LayoutChoiceProps {
  layout: GridLayout;
  onChange: (layout: GridLayout) => void;
}

/** Chooses visible columns and row density. The settings stay on this device. */
export function LayoutChoice({ layout, onChange }: LayoutChoiceProps) {
  const { density, hidden } = layout;
  return (
    <Dropdown label="Columns" group="grid-tools" align="end" className={styles.deskTool} labelClassName={styles.tool}>
      <div className={styles.toolPanel}>
        <fieldset className={styles.choices}>
          <legend>Columns</legend>
          {hideableColumns.map((key) => (
            <Checkbox
              key={key}
              checked={!hidden.includes(key)}
              onChange={({ target }) => {
                const others = hidden.filter((other) => other !== key);
                onChange({ ...layout, hidden: target.checked ? others : [...others, key] });
              }}
            >
              {columnTitles[key]}
            </Checkbox>
          ))}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>Rows</legend>
          <Radio.Group
            name="density"
            value={density}
            options={[
              { value: 'compact', label: 'Dense' },
              { value: 'comfortable', label: 'With air' },
            ]}
            onChange={({ target }) => onChange({ ...layout, density: target.value as GridLayout['density'] })}
          />
        </fieldset>
      </div>
    </Dropdown>
  );
}
