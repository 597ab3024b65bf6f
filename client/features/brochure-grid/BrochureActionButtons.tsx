import { CloudUploadOutlined, ExportOutlined, InboxOutlined, RollbackOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths';
import type { BrochureVerb } from '../brochure-lifecycle/useBrochureVerbs';
import { brochureActions } from './brochureActions';
import styles from './cells.module.css';
import type { GridRow } from './GridRow';

interface BrochureActionButtonsProps {
  row: GridRow;
  onVerb: (verb: BrochureVerb, row: GridRow) => Promise<unknown>;
}

const icons: Readonly<Record<BrochureVerb | 'view', ReactNode>> = {
  publish: <CloudUploadOutlined aria-hidden />,
  archive: <InboxOutlined aria-hidden />,
  unarchive: <RollbackOutlined aria-hidden />,
  view: <ExportOutlined aria-hidden />,
};

/** A row's actions as icons. Their names appear on hover and focus, and name the ad to those who hear them. */
export function BrochureActionButtons({ row, onVerb }: BrochureActionButtonsProps) {
  const [busy, setBusy] = useState<BrochureVerb | null>(null);

  async function run(verb: BrochureVerb): Promise<void> {
    if (busy !== null) return;
    setBusy(verb);
    await onVerb(verb, row);
    setBusy(null);
  }

  const actions = brochureActions.filter((action) => action.availability[row.status] !== 'hidden');
  return (
    <div className={styles.actions}>
      {actions.map(({ key, label, availability }) => {
        const looks = { type: 'text', icon: icons[key], 'aria-label': `${label}: ${row.displayTitle}` } as const;
        return (
          <Tooltip key={key} title={label} mouseEnterDelay={0.4}>
            {key === 'view' ? (
              <Button {...looks} href={paths.brochureDetails(row.databaseId)} target="_blank" rel="noopener" />
            ) : (
              <Button
                {...looks}
                loading={busy === key}
                disabled={availability[row.status] === 'disabled'}
                onClick={() => void run(key)}
              />
            )}
          </Tooltip>
        );
      })}
    </div>
  );
}
