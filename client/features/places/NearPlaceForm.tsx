import { useDeferredValue, useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { PlacesDocument } from '../../generated/Places';
import { paths } from '../../shared/paths';
import { Button } from '../../ui/buttons/Button';
import { browsePath } from '../browse-filters/addresses/browsePath';
import { nearMeStore } from '../browse-filters/near-me/nearMeStore';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import styles from './NearPlaceForm.module.css';
import PlaceLinks from './PlaceLinks';
import { namedPlace } from './namedPlace';
import { placePath } from './placePath';
import { useClient } from '../../platform/apollo/useClient';

/** Searches near a suburb, for visitors whose position is unavailable. */
export default function NearPlaceForm() {
  const filters = useBrowseFilters();
  const navigate = useNavigate();
  const client = useClient();
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const id = useId();

  /** Goes to a suburb that the text names in full, even one without offers. Searches for any other text. */
  const go = async (q: string) => {
    const answer = await client.query({ query: PlacesDocument, variables: { search: q } }).catch(() => null);
    const place = namedPlace(answer?.data?.places ?? [], q);
    if (place) nearMeStore.set(null);
    await navigate(place ? placePath(filters, place) : browsePath({ ...filters, q }));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (words.trim() !== '') void go(words.trim());
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
