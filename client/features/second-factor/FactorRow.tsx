import type { ReactNode } from 'react';
import parts from '../own-account/account.module.css';

interface FactorRowProps {
  name: string;
  details: string;
  /** its button */
  children: ReactNode;
}

/** One way to prove who one is, with what can be done to it. */
export function FactorRow({ name, details, children }: FactorRowProps) {
  return (
    <li className={parts.session}>
      <div>
        <strong>{name}</strong>
        <span className={parts.quiet}>{details}</span>
      </div>
      {children}
    </li>
  );
}
