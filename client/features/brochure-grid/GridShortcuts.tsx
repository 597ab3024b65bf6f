import { Dropdown } from '../../ui/disclosure/Dropdown';
import { brochureActions } from './actions/brochureActions';
import styles from './BrochureGrid.module.css';

const keys: readonly [key: string, meaning: string][] = [
  ['↓ ↑', 'Next and previous row'],
  ['Home End', 'First and last row'],
  ['Space', 'Choose the row'],
  ['I', 'Change its index; Enter goes on to the next row'],
  ...brochureActions
    .filter(({ key, shortcut }) => shortcut !== undefined && key !== 'unarchive')
    .map(({ key, shortcut = '', label }): [string, string] => [
      shortcut.toUpperCase(),
      key === 'archive' ? 'Archive or unarchive' : label,
    ]),
];

/** Lists the shortcuts, which work only while a row has the focus. */
export function GridShortcuts() {
  return (
    <Dropdown label="Keys" group="grid-tools" align="end" className={styles.deskTool} labelClassName={styles.tool}>
      <div className={styles.toolPanel}>
        <p className={styles.toolHint}>Tab to a row, then:</p>
        <dl className={styles.keys}>
          {keys.map(([key, meaning]) => (
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
