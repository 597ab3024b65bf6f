import { ArrowDownOutlined, ArrowUpOutlined, EditOutlined, HolderOutlined } from '@ant-design/icons';
import { Button, Switch, Tooltip } from 'antd';
import { useRef } from 'react';
import { categoryIcon } from '../../../features/categories/categoryIcon';
import { plural } from '../../../shared/formats/plural';
import { privatePaths } from '../../../shared/privatePaths';
import { Icon } from '../../../ui/icons/Icon';
import { Link } from '../../../ui/links/Link';
import styles from './CategoriesScreen.module.css';
import type { ListedCategory } from './ListedCategory';

interface CategoryRowProps {
  category: ListedCategory;
  parent: { code: string } | null;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => Promise<void>;
  onDrag: (isDragged: boolean) => void;
  onToggle: () => void;
  onChange: () => void;
}

export function CategoryRow({ category, parent, isFirst, isLast, ...on }: CategoryRowProps) {
  const { name, code, isActive, activeBrochuresCount } = category;
  const row = useRef<HTMLDivElement>(null);

  /** the pressed button may be disabled at the new position; then the other one gets the focus */
  async function move(step: -1 | 1): Promise<void> {
    await on.onMove(step);
    const buttons = row.current?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [];
    const same = [...buttons].find((button) => button.dataset.step === String(step) && !button.disabled);
    (same ?? [...buttons].find((button) => !button.disabled))?.focus();
  }

  return (
    <div className={styles.row} ref={row} data-inactive={!isActive}>
      <span
        className={styles.handle}
        draggable
        title={`Drag ${name} to another place`}
        aria-hidden="true"
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          on.onDrag(true);
        }}
        onDragEnd={() => on.onDrag(false)}
      >
        <HolderOutlined />
      </span>
      {(parent === null || category.ownIcon !== null) && <Icon name={categoryIcon(category)} />}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <code className={styles.code}>{code}</code>
      </span>
      <Link
        className={styles.count}
        to={`${privatePaths.adminBrochures()}?${String(new URLSearchParams({ category: code, active: 'yes' }))}`}
      >
        {plural(activeBrochuresCount, 'ad')}
      </Link>
      <span className={styles.actions}>
        <Switch size="small" checked={isActive} aria-label={`${name} takes new ads`} onChange={on.onToggle} />
        <Tooltip title="Up">
          <Button
            type="text"
            data-step="-1"
            disabled={isFirst}
            aria-label={`Move ${name} up`}
            icon={<ArrowUpOutlined />}
            onClick={() => void move(-1)}
          />
        </Tooltip>
        <Tooltip title="Down">
          <Button
            type="text"
            data-step="1"
            disabled={isLast}
            aria-label={`Move ${name} down`}
            icon={<ArrowDownOutlined />}
            onClick={() => void move(1)}
          />
        </Tooltip>
        <Tooltip title="Change">
          <Button type="text" aria-label={`Change ${name}`} icon={<EditOutlined />} onClick={on.onChange} />
        </Tooltip>
      </span>
    </div>
  );
}
