import { DeleteOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, Popconfirm } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Dropdown } from '../../../ui/disclosure/Dropdown';
import { Link } from '../../../ui/links/Link';
import styles from '../BrochureGrid.module.css';
import { printGridView } from '../gridAddress';
import type { GridMode } from '../gridModes';
import type { GridView } from '../GridView';
import type { SavedView } from './SavedView';
import { useSavedViews } from './useSavedViews';

interface SavedViewsProps {
  mode: GridMode;
  view: GridView;
}

function ownerText({ isOwn, isShared, savedBy }: SavedView): string {
  if (isOwn) return isShared ? 'shared by you' : '';
  return savedBy === null ? 'shared' : `shared by ${savedBy}`;
}

/** A dropdown closes when the focus leaves it, so the question is asked inside, and outside of the panel that clips. */
const dropdownOf = (trigger: HTMLElement): HTMLElement => trigger.closest('details') ?? document.body;

/** Named views of this login, and those that others share. Choosing one navigates to its address. */
export function SavedViews({ mode, view }: SavedViewsProps) {
  const { pathname } = useLocation();
  const { views, save, forget } = useSavedViews(mode);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const query = printGridView({ ...view, page: 1 }).toString();
  const current = views.find((saved) => saved.query === query);

  function saveThis(): void {
    if (name.trim() === '') return;
    void save({ name: name.trim(), query, isShared });
    setName('');
    setShared(false);
  }

  return (
    <Dropdown
      label={current === undefined ? 'Views' : `View: ${current.name}`}
      group="grid-tools"
      labelClassName={styles.tool}
    >
      <div className={styles.toolPanel}>
        {views.length === 0 && <p className={styles.toolHint}>Keep filters, order and fields under a name.</p>}
        <ul className={styles.views} aria-label="Saved views">
          {views.map((saved) => (
            <li key={`${String(saved.isOwn)} ${saved.savedBy ?? ''} ${saved.name}`}>
              <Link
                to={{ pathname, search: saved.query }}
                aria-current={saved === current ? 'page' : undefined}
                className={styles.view}
              >
                {saved.name}
              </Link>
              {ownerText(saved) !== '' && <span className={styles.sharer}>{ownerText(saved)}</span>}
              {saved.isOwn && (
                <Popconfirm
                  title={`Delete “${saved.name}”?`}
                  description={saved.isShared ? 'It goes for everybody.' : 'The ads stay as they are.'}
                  okText="Delete"
                  getPopupContainer={dropdownOf}
                  onConfirm={() => void forget(saved)}
                >
                  <Button
                    type="text"
                    aria-label={`Delete the view ${saved.name}`}
                    icon={<DeleteOutlined aria-hidden />}
                  />
                </Popconfirm>
              )}
            </li>
          ))}
        </ul>
        <form
          className={styles.saveView}
          onSubmit={(event) => {
            event.preventDefault();
            saveThis();
          }}
        >
          <Input
            aria-label="Name of this view"
            placeholder="Name of this view"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button htmlType="submit" disabled={name.trim() === ''}>
            Save
          </Button>
          <Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
            For everybody in the administration
          </Checkbox>
        </form>
      </div>
    </Dropdown>
  );
}
