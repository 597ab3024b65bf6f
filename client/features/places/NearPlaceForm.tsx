import { useDeferredValue, useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths';
import { Button } from '../../ui/Button';
import { browsePath } from '../browse-filters/browsePath';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import styles from './NearPlaceForm.module.css';
import PlaceLinks from './PlaceLinks';

/** Near a suburb instead of near the visitor, for those whose place cannot be had. */
export default function NearPlaceForm() {
  const filters = useBrowseFilters();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const id = useId();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (words.trim() !== '') void navigate(browsePath({ ...filters, q: words.trim() }));
  };

  return (
    <div className={styles.instead}>
      <form action={paths.brochureList()} onSubmit={submit} className={styles.form}>
        <label htmlFor={id}>Choose a suburb or postcode instead</label>
        <input
          id={id}
          name="q"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          autoComplete="postal-code"
          maxLength={100}
          className={styles.input}
        />
        <Button type="submit">Show offers there</Button>
      </form>
      <div aria-live="polite">{search.length > 1 && <PlaceLinks search={search} />}</div>
    </div>
  );
}
