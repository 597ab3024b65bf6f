import { Button, Progress } from 'antd';
import type { BrochureExportQueryVariables } from '../../generated/types';
import { Dropdown } from '../../ui/disclosure/Dropdown';
import styles from './ExportChoice.module.css';
import { useBrochureExport } from './useBrochureExport';

interface ExportChoiceProps {
  variables: Pick<BrochureExportQueryVariables, 'filter' | 'orderBy'>;
  labelClassName: string | undefined;
}

/** Exports all ads that match the filters, across all pages. */
export function ExportChoice({ variables, labelClassName }: ExportChoiceProps) {
  const { run, progress, cancel } = useBrochureExport(variables);
  if (progress !== null) {
    const percent = progress.total === 0 ? 0 : Math.floor((100 * progress.read) / progress.total);
    return (
      <div className={styles.running}>
        <Progress className={styles.progress} size="small" percent={percent} aria-label="Export" />
        <Button size="small" onClick={cancel}>
          Give up
        </Button>
      </div>
    );
  }
  return (
    <Dropdown label="Export" group="grid-tools" align="end" labelClassName={labelClassName}>
      <div className={styles.formats}>
        <Button onClick={() => void run('csv')}>Export as CSV</Button>
        <Button onClick={() => void run('xlsx')}>Export for Excel (XLSX)</Button>
      </div>
    </Dropdown>
  );
}
