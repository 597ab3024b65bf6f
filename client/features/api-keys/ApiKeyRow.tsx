import { Button } from 'antd';
import type { ApiKeysQuery } from '../../generated/types';
import { useNow } from '../../platform/time/useNow';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import parts from '../own-account/account.module.css';
import { AccessRow } from '../program-access/AccessRow';
import { isInForce, keyFacts } from './keyState';
import styles from './ApiKeys.module.css';

export type ListedKey = ApiKeysQuery['apiKeys'][number];

interface ApiKeyRowProps {
  apiKey: ListedKey;
  /** the login of the current user */
  own: string | null;
  onRotate: () => void;
  onRevoke: () => void;
}

/** One key: what it may do, when it ends, and what can be done with it. */
export function ApiKeyRow({ apiKey, own, onRotate, onRevoke }: ApiKeyRowProps) {
  const now = useNow();
  const { name, kind, prefix, scopes, allowedOrigins, requestsPerMinute, ownerEmail } = apiKey;
  const inForce = isInForce(apiKey, now);
  const whose = kind === 'PARTNER' ? `for a partner, by ${ownerEmail}` : ownerEmail === own ? null : `of ${ownerEmail}`;
  const limit = requestsPerMinute === null ? null : `${requestsPerMinute} reads a minute`;
  const facts = [whose, ...keyFacts(apiKey, now), limit].filter((fact) => fact !== null);
  return (
    <AccessRow
      isEnded={!inForce}
      actions={
        <>
          {apiKey.canRotate && (
            <Button onClick={onRotate}>
              Rotate<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          <Button danger onClick={onRevoke}>
            Revoke<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </>
      }
    >
      <strong>{name}</strong> <code>{prefix}…</code>
      <ul className={styles.scopes} aria-label="Scopes">
        {scopes.map((scope) => (
          <li key={scope}>{scope}</li>
        ))}
      </ul>
      <span className={parts.quiet}>{facts.join(' · ')}</span>
      {allowedOrigins.length > 0 && <span className={parts.quiet}>Pages: {allowedOrigins.join(', ')}</span>}
    </AccessRow>
  );
}
