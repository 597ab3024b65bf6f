import type { StreetsIndexScreenQuery } from '../../../generated/types';
import { ButtonLink } from '../../../ui/ButtonLink';
import { groupByLetter } from './groupByLetter';
import { StreetRow } from './StreetRow';
import styles from './StreetsList.module.css';
import { streetsPath, type StreetsQuery } from './streetsQuery';

interface StreetsListProps {
  page: NonNullable<StreetsIndexScreenQuery['streetIndex']>;
  query: StreetsQuery;
  /** code of the area */
  mapArea: string;
}

/** A page of the index in columns, as printed indexes have them, with links to its neighbours. */
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
