import { Select } from 'antd';
import type { FileMappingQuery } from '../../../../generated/types';
import type { Mapping } from './fileMapping';
import styles from './MappingDialog.module.css';

interface ColumnTargetsProps {
  columns: FileMappingQuery['brochureImportPreview']['columns'];
  /** all that a column can be read as */
  targets: readonly string[];
  mapping: Mapping;
  onChange: (targets: Mapping['targets']) => void;
}

const notRead = '';

/** The columns of a file with the cells of its first rows, and what each is read as. */
export function ColumnTargets({ columns, targets, mapping, onChange }: ColumnTargetsProps) {
  const known = [...new Set([...targets, ...columns.flatMap(({ target }) => target ?? [])])];
  const options = [{ value: notRead, label: 'Not read' }, ...known.map((value) => ({ value, label: value }))];
  return (
    <section aria-labelledby="columns-of-file">
      <h3 id="columns-of-file" className={styles.heading}>
        Columns, with the first rows
      </h3>
      <ul className={styles.columns}>
        {columns.map(({ name, cells }, at) => {
          const target = mapping.targets[name] ?? null;
          return (
            <li key={name} className={styles.column}>
              <div className={styles.about}>
                <label className={styles.name} htmlFor={`column-${String(at)}`}>
                  {name}
                </label>
                <span className={styles.cells}>{cells.map((cell) => cell || '–').join(' · ')}</span>
              </div>
              <Select
                id={`column-${String(at)}`}
                className={target === null ? styles.unread : styles.target}
                showSearch={{ optionFilterProp: 'label' }}
                value={target ?? notRead}
                options={options}
                onChange={(next) => onChange({ ...mapping.targets, [name]: next === notRead ? null : next })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
