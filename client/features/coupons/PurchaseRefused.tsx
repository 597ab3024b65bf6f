import { useEffect, useRef } from 'react';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import type { PurchaseProblem } from './PurchaseProblem';
import styles from './PurchaseRefused.module.css';

/** A final refusal with links to other offers. */
export function PurchaseRefused({ problem: { title, text } }: { problem: PurchaseProblem }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.refused}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <ButtonLink to={paths.brochureList()} primary>
        See other offers
      </ButtonLink>
    </div>
  );
}
