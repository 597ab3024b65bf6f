import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { createDeviceStores } from '../../../platform/storage/createDeviceStores';
import { useStore } from '../../../platform/stores/useStore';
import { Dropdown } from '../../../ui/disclosure/Dropdown';
import { useReport } from '../../../ui/last-actions/useReport';
import { Link } from '../../../ui/links/Link';
import { useSession } from '../../session/useSession';
import styles from '../BrochureGrid.module.css';
import { printGridView } from '../gridAddress';
import type { GridMode } from '../gridModes';
import type { GridView } from '../GridView';
import type { SavedView } from './SavedView';
import { withView } from './withView';

const mostKept = 50;

function isSavedView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false;
  const { name, query } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof query === 'string';
}

const savedViewsOf = createDeviceStores<readonly SavedView[]>((stored) =>
  Array.isArray(stored) ? stored.filter(isSavedView).slice(0, mostKept) : [],
);

interface SavedViewsProps {
  mode: GridMode;
  view: GridView;
}

/** Named views of this login on this device. Choosing one navigates to its address. */
export function SavedViews({ mode, view }: SavedViewsProps) {
  const { pathname } = useLocation();
  const { session } = useSession();
  const store = savedViewsOf(`gridViews ${mode} ${session?.user.did ?? ''}`);
  const views = useStore(store);
  const [name, setName] = useState('');
  const report = useReport();
  const query = printGridView({ ...view, page: 1 }).toString();
  const current = views.find((saved) => saved.query === query);

  function save(): void {
    if (name.trim() === '') return;
    store.set(withView(views, { name: name.trim(), query }));
    report({ tone: 'success', text: `The view “${name.trim()}” is saved.` });
    setName('');
  }

  function forget(view: SavedView): void {
    store.set(views.filter((other) => other !== view));
    report({
      tone: 'success',
      text: `The view “${view.name}” is deleted.`,
      undo: () => store.set(withView(store.get(), view)),
    });
  }

  return (
    <Dropdown
      label={current === undefined ? 'Views' : `View: ${current.name}`}
      group="grid-tools"
      labelClassName={styles.tool}
    >
      <div className={styles.toolPanel}>
        {views.length === 0 && <p className={styles.toolHint}>Keep filters and order under a name.</p>}
        <ul className={styles.views} aria-label="Saved views">
          {views.map((saved) => (
            <li key={saved.name}>
              <Link
                to={{ pathname, search: saved.query }}
                aria-current={saved === current ? 'page' : undefined}
                className={styles.view}
              >
                {saved.name}
              </Link>
              <Button
                type="text"
                aria-label={`Delete the view ${saved.name}`}
                icon={<DeleteOutlined aria-hidden />}
                onClick={() => forget(saved)}
              />
            </li>
          ))}
        </ul>
        <form
          className={styles.saveView}
          onSubmit={(event) => {
            event.preventDefault();
            save();
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
        </form>
      </div>
    </Dropdown>
  );
}
