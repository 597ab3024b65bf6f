import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useAdminSearchQuery } from '../../generated/AdminSearch';
import { useHasScreen } from '../../platform/page/useHasScreen';
import { Dialog } from '../../ui/dialog/Dialog';
import { Link } from '../../ui/links/Link';
import { useAdPath } from '../brochure-lifecycle/useAdPath';
import styles from './AdminSearch.module.css';
import { searchOptions } from './searchOptions';

interface AdminSearchDialogProps {
  screens: readonly { label: string; path: string }[];
  onClose: () => void;
}

/** Waits for the end of a word, so that not each letter asks the server. */
const waitMs = 150;

/** A combobox over screens and records: arrows choose, Enter opens, Escape closes. */
export default function AdminSearchDialog({ screens, onClose }: AdminSearchDialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const query = useSettled(text.trim());
  const { data, previousData, loading, error } = useAdminSearchQuery({
    variables: { query },
    skip: query === '',
    fetchPolicy: 'no-cache',
  });
  const rights = { adPath: useAdPath(), hasScreen: useHasScreen() };
  const isWaiting = loading || query !== text.trim();
  const answered = query === '' ? [] : ((data ?? previousData)?.adminSearch ?? []);
  const groups = searchOptions(text, screens, answered, rights);
  const options = groups.flatMap((group) => group.options);
  const current = Math.min(chosen, options.length - 1);
  const optionId = (at: number) => `${id}-${at}`;

  const go = (path: string | undefined) => {
    if (path === undefined) return;
    onClose();
    void navigate(path);
  };
  const move = (to: number) => {
    setChosen(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const { length } = options;
    if (length === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move((current + 1) % length);
    else if (event.key === 'ArrowUp') move((current - 1 + length) % length);
    else if (event.key === 'Enter') go(options[current]?.path);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title="Search everything" footer={null} onCancel={onClose}>
      <input
        className={styles.input}
        type="text"
        role="combobox"
        aria-label="Search ads, vendors, coupons, mails, areas, streets, categories and screens"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? optionId(current) : undefined}
        placeholder="Name, number, code, phone, e-mail …"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <p role="status" className={styles.status}>
        {statusOf({ isWaiting, failed: error !== undefined, count: options.length })}
      </p>
      <div role="listbox" id={`${id}-list`} aria-label="Results" className={styles.list}>
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <div className={styles.group} aria-hidden="true">
              {group.label}
            </div>
            {group.options.map((option) => {
              const { path, title, detail } = option;
              const at = options.indexOf(option);
              return (
                <Link
                  key={at}
                  to={path}
                  tabIndex={-1}
                  id={optionId(at)}
                  role="option"
                  aria-selected={at === current}
                  className={styles.option}
                  onClick={onClose}
                >
                  <span>{title}</span>
                  {detail !== '' && <span className={styles.detail}>{detail}</span>}
                </Link>
              );
            })}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

function statusOf({ isWaiting, failed, count }: { isWaiting: boolean; failed: boolean; count: number }): string {
  if (isWaiting) return 'Searching …';
  if (failed) return 'The search does not answer. Type again to retry.';
  return count === 0 ? 'Nothing found.' : 'Arrows choose, Enter opens.';
}

/** The text when it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
