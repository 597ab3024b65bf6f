import type { StreetsIndexScreenQuery } from '../../../generated/types';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { StreetRow } from './StreetRow';
import styles from './StreetsList.module.css';
import { streetsPath, type StreetsQuery } from './streetsQuery';

interface StreetsListProps {
  page: NonNullable<StreetsIndexScreenQuery['streetIndex']>;
  query: StreetsQuery;
  /** code of the area */
  mapArea: string;
}

/** A page of the index in columns, as in printed indexes, with links to the pages before and after it. */
export function StreetsList({ page, query, mapArea }: StreetsListProps) {
  const groups = groupByLetter(page.edges, ({ node }) => node.streetName);
  const { hasNextPage, endCursor } = page.pageInfo;
  return (
    <>
      <div className={styles.columns}>
        {groups.map(({ letter, items }) => (
          <section key={items[0]?.node.id ?? letter} className={styles.group}>
            <h2 className={styles.letter}>{letter}</h2>
            <ul>
              {items.map(({ node }) => (
                <li key={node.id} className={styles.item}>
                  <StreetRow street={node} mapArea={mapArea} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {(hasNextPage || query.after !== null) && (
        <nav aria-label="Pages of the index" className={styles.pages}>
          {query.after !== null && (
            <ButtonLink to={streetsPath({ ...query, mapArea, after: null })}>First streets</ButtonLink>
          )}
          {hasNextPage && (
            <ButtonLink to={streetsPath({ ...query, mapArea, after: endCursor ?? null })} primary>
              Next streets
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

/** Groups adjacent streets by their first letter; digits and everything else under "0–9". */
export function groupByLetter<T>(items: readonly T[], nameOf: (item: T) => string): { letter: string; items: T[] }[] {
  const groups: { letter: string; items: T[] }[] = [];
  for (const item of items) {
    const letter = letterOf(nameOf(item));
    const last = groups.at(-1);
    if (last?.letter === letter) last.items.push(item);
    else groups.push({ letter, items: [item] });
  }
  return groups;
}

function letterOf(name: string): string {
  const first = name.normalize('NFKD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '0–9';
}
