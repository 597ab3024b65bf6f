import type { ReactNode } from 'react';
import { useBrochureSuggestionsQuery } from '../../generated/BrochureSuggestions';
import type { BrochureFilter } from '../../generated/types';
import { Link } from '../../ui/links/Link';
import { BrochureCard } from './BrochureCard';
import { BrochureCards } from './BrochureCards';
import styles from './BrochureSuggestions.module.css';

interface BrochureSuggestionsProps {
  heading: string;
  filter: BrochureFilter;
  /** the list with all of them, and the words of its link */
  all?: { to: string; label: string };
  /** id of the current ad, which is left out */
  exceptId?: string;
  /** shown when there are no suggestions */
  otherwise?: ReactNode;
}

/** fills one row of a wide window */
const count = 4;

/** Suggests a few other ads. Renders nothing while they load or when loading fails. */
export function BrochureSuggestions({ heading, filter, all, exceptId, otherwise }: BrochureSuggestionsProps) {
  const { data } = useBrochureSuggestionsQuery({ variables: { filter } });
  const nodes = data?.brochures.edges.map((edge) => edge.node).filter((node) => node.id !== exceptId) ?? [];
  if (nodes.length === 0) return data && otherwise;
  return (
    <section className={styles.section} aria-label={heading}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        {all && (
          <Link to={all.to} className={styles.all}>
            {all.label}
          </Link>
        )}
      </div>
      <BrochureCards label={heading}>
        {nodes.slice(0, count).map((node) => (
          <li key={node.id}>
            <BrochureCard brochure={node} headingLevel="h3" />
          </li>
        ))}
      </BrochureCards>
    </section>
  );
}
