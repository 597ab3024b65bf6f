import { Button } from 'antd';
import { saveText } from '../../../platform/downloads/saveText';
import { csvOf } from '../../../shared/formats/csvOf';
import { Disclosure } from '../../../ui/disclosure/Disclosure';
import styles from './BrochureImportScreen.module.css';
import { importColumns } from './importColumns';

function saveTemplate(): void {
  const rows = [importColumns.map(({ name }) => name), importColumns.map(({ example }) => example)];
  saveText(csvOf(rows), 'ads-template.csv', 'text/csv;charset=utf-8');
}

/** The columns of the file, with a template to download. */
export function ColumnsHelp() {
  return (
    <section aria-labelledby="columns">
      <h2 id="columns" className={styles.heading}>
        Columns
      </h2>
      <p className={styles.muted}>
        The first row names the columns, in any order; others are left alone. A new ad needs a name and a category. In a
        row with a display id an empty cell empties its field, and a column that is absent leaves it as it is.
      </p>
      <Button onClick={saveTemplate}>Download template</Button>
      <Disclosure className={styles.columns} summary="All columns, explained">
        <dl>
          {importColumns.map(({ name, meaning }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  );
}
