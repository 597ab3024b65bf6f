import { Dropdown } from '../../ui/disclosure/Dropdown';
import type { StaffAction } from '../../generated/staffRights';
import { brochureActions } from './actions/brochureActions';
import type { RowActor } from './actions/useRowActor';
import styles from './BrochureGrid.module.css';

interface Shortcut {
  key: string;
  meaning: string;
  /** one of these has to be allowed; none: everybody may */
  rights: readonly StaffAction[];
}

const keys: readonly Shortcut[] = [
  { key: '↓ ↑', meaning: 'Next and previous row', rights: [] },
  { key: 'Home End', meaning: 'First and last row', rights: [] },
  { key: 'Space', meaning: 'Choose the row', rights: [] },
  { key: 'I', meaning: 'Change its index; Enter goes on to the next row', rights: ['setBrochureIndex'] },
  ...brochureActions
    .filter(({ key, shortcut }) => shortcut !== undefined && key !== 'unarchive')
    .map(({ key, shortcut = '', label, right }) => ({
      key: shortcut.toUpperCase(),
      meaning: key === 'archive' ? 'Archive or unarchive' : label,
      rights: right === undefined ? [] : [right],
    })),
];

/** Lists the shortcuts that the caller may use; they work only while a row has the focus. */
export function GridShortcuts({ may }: Pick<RowActor, 'may'>) {
  const own = keys.filter(({ rights }) => rights.length === 0 || rights.some(may));
  return (
    <Dropdown label="Keys" group="grid-tools" align="end" className={styles.deskTool} labelClassName={styles.tool}>
      <div className={styles.toolPanel}>
        <p className={styles.toolHint}>Tab to a row, then:</p>
        <dl className={styles.keys}>
          {own.map(({ key, meaning }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dropdown>
  );
}
