import { CloudUploadOutlined, EditOutlined, InboxOutlined, MoreOutlined, RollbackOutlined } from '@ant-design/icons';
import { Button, Dropdown, Tooltip } from 'antd';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { rowActions } from './rowActions';
import type { BrochureActionKey } from './brochureActions';
import styles from '../cells/cells.module.css';
import type { GridRow } from '../GridRow';
import type { RowActor } from './useRowActor';

interface BrochureActionButtonsProps {
  row: GridRow;
  actor: RowActor;
}

const icons: Readonly<Partial<Record<BrochureActionKey, ReactNode>>> = {
  edit: <EditOutlined aria-hidden />,
  publish: <CloudUploadOutlined aria-hidden />,
  archive: <InboxOutlined aria-hidden />,
  unarchive: <RollbackOutlined aria-hidden />,
};

/** The menu takes the focus when it opens (ARIA menu button pattern). */
const menuManners = { autoFocus: true } as const;

/**
 * A row's usual actions as icons and the others in a menu. Tooltips show their names; accessible names include the ad's
 * title.
 */
export function BrochureActionButtons({ row, actor }: BrochureActionButtonsProps) {
  const [busy, setBusy] = useState<BrochureActionKey | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const actions = rowActions(row, actor);

  /** Returns the focus to the button when the menu closes, unless the chosen action has moved it. */
  function returnFocus(isOpen: boolean): void {
    if (isOpen) return;
    setTimeout(() => {
      const { activeElement, body } = document;
      if (activeElement === body || activeElement?.closest('[role="menu"]')) more.current?.focus();
    }, 0);
  }

  async function run(key: BrochureActionKey): Promise<void> {
    if (busy !== null) return;
    setBusy(key);
    await actor.act(key, row);
    setBusy(null);
  }

  return (
    <div className={styles.actions}>
      {actions
        .filter(({ place }) => place === 'row')
        .map(({ key, label, isDisabled }) => (
          <Tooltip key={key} title={label} mouseEnterDelay={0.4}>
            <Button
              type="text"
              data-action={key}
              icon={icons[key]}
              aria-label={`${label}: ${row.displayTitle}`}
              loading={busy === key}
              disabled={isDisabled}
              onClick={() => void run(key)}
            />
          </Tooltip>
        ))}
      <Dropdown
        trigger={['click']}
        {...menuManners}
        placement="bottomRight"
        onOpenChange={returnFocus}
        menu={{
          items: actions
            .filter(({ key }) => key !== 'edit')
            .map(({ key, label, isDisabled, place }) => ({
              ...{ key, label, disabled: isDisabled, danger: key === 'delete' },
              // a phone has no room for these buttons
              ...(place === 'row' && { className: styles.phoneItem }),
            })),
          onClick: ({ key, domEvent }) => {
            // otherwise Enter also presses the element that is focused next: the close button of the dialog
            domEvent.preventDefault();
            void run(key as BrochureActionKey);
          },
        }}
      >
        <Button
          ref={more}
          type="text"
          data-action="more"
          icon={<MoreOutlined aria-hidden />}
          aria-label={`More actions: ${row.displayTitle}`}
          aria-haspopup="menu"
          loading={busy !== null && icons[busy] === undefined}
        />
      </Dropdown>
    </div>
  );
}
