import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useAuditLogActorsQuery } from '../../../generated/AuditLogActors';
import styles from '../../../features/record-list/RecordList.module.css';

interface ActorSelectProps {
  /** global id of a login; empty: all */
  value: string;
  onChange: (who: string) => void;
}

/** Waits for the end of a word, so that not each letter asks the server. */
const waitMs = 200;

const searchFailed = 'The search failed. Type again to repeat it.';

/** Searches all logins, of staff and of vendors, by name and e-mail address. */
export function ActorSelect({ value, onChange }: ActorSelectProps) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), waitMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const variables = { q, who: value, hasWho: value !== '' };
  const { data, previousData, loading, error } = useAuditLogActorsQuery({ variables });
  const shown = data ?? previousData;
  const chosen = shown?.chosen?.__typename === 'Account' && shown.chosen.id === value ? [shown.chosen] : [];
  const found = (shown?.found.edges ?? []).map(({ node }) => node).filter(({ id }) => id !== value);
  return (
    <Select
      className={styles.select}
      aria-label="Who"
      placeholder="Who"
      allowClear
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      popupMatchSelectWidth={false}
      notFoundContent={loading ? 'Searching …' : error ? searchFailed : 'Nobody has this name or address.'}
      value={value === '' ? null : value}
      options={[...chosen, ...found].map(({ id, name, email }) => ({
        value: id,
        label: name === null ? email : `${name} (${email})`,
      }))}
      onChange={(who: string | null | undefined) => {
        setTyped('');
        onChange(who ?? '');
      }}
    />
  );
}
