import { Checkbox } from 'antd';
import { Dropdown } from '../../ui/disclosure/Dropdown';
import { labelOf } from '../brochure-form/values/describeField';
import styles from './BrochureSheet.module.css';
import { sheetFields, type SheetField } from './sheetFields';

interface SheetColumnsProps {
  columns: readonly SheetField[];
  labelClassName: string | undefined;
  onChange: (columns: readonly SheetField[]) => void;
}

/** Chooses the fields of a sheet. The last one stays. */
export function SheetColumns({ columns, labelClassName, onChange }: SheetColumnsProps) {
  return (
    <Dropdown label={`Fields: ${columns.length}`} group="grid-tools" labelClassName={labelClassName}>
      <div className={styles.panel}>
        <div role="group" aria-label="Fields of the sheet" className={styles.choices}>
          {sheetFields.map((field) => (
            <Checkbox
              key={field}
              checked={columns.includes(field)}
              disabled={columns.length === 1 && columns.includes(field)}
              onChange={({ target }) =>
                onChange(sheetFields.filter((each) => (each === field ? target.checked : columns.includes(each))))
              }
            >
              {labelOf(field)}
            </Checkbox>
          ))}
        </div>
      </div>
    </Dropdown>
  );
}
