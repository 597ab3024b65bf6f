import { useEffect, useRef } from 'react';
import { digits, titleLetters } from '../../../../shared/lists/titleLetters';
import type { BrochureFilter } from '../../../generated/types';
import { useBrochureLettersQuery } from '../../../generated/BrochureLetters';
import { formatTotal } from '../../../shared/formats/formatListSize';
import { ChipLink } from '../../../ui/buttons/ChipLink';
import { letterPath } from './letters';
import styles from './LetterNav.module.css';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';

interface LetterNavProps {
  filters: BrowseFilters;
  /** the filter of the list without a letter */
  filter: BrochureFilter;
  chosen: string | null;
}

/** The letters that names of the list begin with. A letter without ads is no link. */
export default function LetterNav({ filters, filter, chosen }: LetterNavProps) {
  const { data, previousData } = useBrochureLettersQuery({ variables: { filter } });
  const counts = new Map((data ?? previousData)?.brochureLetters.map(({ letter, count }) => [letter, count] as const));
  const strip = useRef<HTMLUListElement>(null);
  // on a phone the letters are wider than the page
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) strip.current?.scrollTo({ left: link.offsetLeft - strip.current.clientWidth / 2 });
  }, [chosen]);

  return (
    <nav aria-label="Offers by first letter" className={styles.nav}>
      <ul ref={strip} className={styles.letters}>
        <li>
          <ChipLink to={letterPath(filters, null)} chosen={chosen === null} className={styles.letter}>
            All
          </ChipLink>
        </li>
        {titleLetters.map((letter) => {
          const count = counts.get(letter);
          const label = letter === digits ? '0–9' : letter;
          return (
            <li key={letter}>
              {count === undefined && letter !== chosen ? (
                <span className={styles.none}>{label}</span>
              ) : (
                <ChipLink
                  to={letterPath(filters, letter)}
                  chosen={letter === chosen}
                  className={styles.letter}
                  aria-label={`${label}: ${formatTotal(count ?? 0)}`}
                >
                  {label}
                </ChipLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
