import { Dropdown } from '../../ui/disclosure/Dropdown';
import styles from './BrochureSheet.module.css';

const keys: readonly [key: string, meaning: string][] = [
  ['Arrows, Home, End', 'Move; with Shift choose several'],
  ['Enter, F2, typing', 'Edit the cell'],
  ['Enter, Tab', 'While editing: save and go on'],
  ['Escape', 'Leave the edit, then the sheet'],
  ['Ctrl+C, Ctrl+V', 'Copy and paste, also from a spreadsheet'],
  ['Ctrl+D', 'Fill down; or drag the corner of the cell'],
  ['Delete', 'Empty the cells'],
  ['Ctrl+Z', 'Undo what was saved last'],
];

/** Lists the keys of the sheet. */
export function SheetKeys({ labelClassName }: { labelClassName: string | undefined }) {
  return (
    <Dropdown label="Keys" group="grid-tools" className={styles.deskTool} labelClassName={labelClassName}>
      <dl className={`${styles.panel} ${styles.keys}`}>
        {keys.map(([key, meaning]) => (
          <div key={key} className={styles.key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dropdown>
  );
}
