import type { ReactNode } from 'react';
import { useBrochureSuggestionsQuery } from '../../generated/BrochureSuggestions';
import type { BrochureFilter } from '../../generated/types';
import { BrochureCard } from './BrochureCard';
import { BrochureCards } from './BrochureCards';
import styles from './BrochureSuggestions.module.css';

interface BrochureSuggestionsProps {
  heading: string;
  filter: BrochureFilter;
  /** the ad that is being read */
  exceptId?: string;
  /** in their place when there are none */
  otherwise?: ReactNode;
}

/** one full row of a wide window */
const count = 4;

/** A few ads to go on to. Nothing of it when there are none, or when they cannot be had. */
export function BrochureSuggestions({ heading, filter, exceptId, otherwise }: BrochureSuggestionsProps) {
  const { data } = useBrochureSuggestionsQuery({ variables: { filter } });
  const nodes = data?.brochures.edges.map((edge) => edge.node).filter((node) => node.id !== exceptId) ?? [];
  if (nodes.length === 0) return data && otherwise;
  return (
    <section className={styles.section} aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
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
