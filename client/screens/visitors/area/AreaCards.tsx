import { useId } from 'react';
import { BrochureCard } from '../../../features/brochures/BrochureCard';
import { BrochureCards } from '../../../features/brochures/BrochureCards';
import type { AreaScreenQuery } from '../../../generated/types';
import { classNames } from '../../../ui/classNames';
import { Link } from '../../../ui/links/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './AreaPage.module.css';

interface AreaCardsProps {
  heading: string;
  edges: AreaScreenQuery['newest']['edges'];
  /** the list with all of them, in this order */
  all: string;
}

/** A few ads under a heading, with a link to all. Nothing without ads. */
export function AreaCards({ heading, edges, all }: AreaCardsProps) {
  const id = useId();
  if (edges.length === 0) return null;
  return (
    <section className={classNames(styles.section, styles.ads)} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.name}>
          {heading}
        </h2>
        <Link to={all} className={styles.all}>
          Show all<VisuallyHidden>: {heading}</VisuallyHidden>
        </Link>
      </div>
      <BrochureCards label={heading}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <BrochureCard brochure={node} headingLevel="h3" />
          </li>
        ))}
      </BrochureCards>
    </section>
  );
}
