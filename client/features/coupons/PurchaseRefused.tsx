import { useEffect, useRef } from 'react';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import type { PurchaseProblem } from './PurchaseProblem';
import styles from './PurchaseRefused.module.css';
import { WaitingForm } from './WaitingForm';

interface PurchaseRefusedProps {
  databaseId: number;
  problem: PurchaseProblem;
}

/** A final refusal with a link to other offers; if the offer is sold out, with a form to wait for a coupon. */
export function PurchaseRefused({ databaseId, problem: { code, title, text } }: PurchaseRefusedProps) {
  const refused = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // a field with an error has the focus already
    if (refused.current?.contains(document.activeElement) === false) refused.current.querySelector('h2')?.focus();
  }, []);
  return (
    <div ref={refused} className={styles.refused}>
      <h2 tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <ButtonLink to={paths.brochureList()} primary>
        See other offers
      </ButtonLink>
      {code === 'SOLD_OUT' && <WaitingForm databaseId={databaseId} />}
    </div>
  );
}
