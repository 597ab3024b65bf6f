import { useId, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/paths';
import { ChipLink } from '../../../ui/buttons/ChipLink';
import { Icon } from '../../../ui/icons/Icon';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './StreetsNav.module.css';
import { streetsPath, type StreetsQuery } from './streetsQuery';

interface StreetsNavProps {
  query: StreetsQuery;
  /** code of the area */
  mapArea: string;
  letters: readonly string[];
}

/** Search and letter bar: ordinary links and a GET form, so that both work without JavaScript. */
export function StreetsNav({ query, mapArea, letters }: StreetsNavProps) {
  const navigate = useNavigate();
  const id = useId();

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    void navigate(streetsPath({ mapArea, q: typeof words === 'string' ? words.trim() : null }));
  };

  return (
    <div className={styles.nav}>
      <form
        role="search"
        aria-label="Streets"
        action={paths.streetsIndex()}
        method="get"
        onSubmit={search}
        className={styles.form}
      >
        <input type="hidden" name="mapArea" value={mapArea} />
        <label htmlFor={id} className={styles.label}>
          Find a street
        </label>
        <input
          key={query.q ?? ''}
          id={id}
          type="search"
          name="q"
          defaultValue={query.q ?? ''}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
        />
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <VisuallyHidden>Search</VisuallyHidden>
        </button>
      </form>
      <nav aria-label="Streets by first letter">
        <ul className={styles.letters}>
          <li>
            <ChipLink to={streetsPath({ mapArea })} chosen={query.letter === null && query.q === null}>
              All
            </ChipLink>
          </li>
          {letters.map((letter) => (
            <li key={letter}>
              <ChipLink
                to={streetsPath({ mapArea, letter })}
                chosen={query.letter === letter}
                className={styles.letter}
                aria-label={`Streets with ${letter}`}
              >
                {letter}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
