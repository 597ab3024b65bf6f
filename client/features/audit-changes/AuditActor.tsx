import styles from './AuditChanges.module.css';
import { inWords } from './inWords';

interface AuditActorProps {
  entry: {
    /** null: the site, a visitor, or somebody who is forgotten */
    actor: { name: string | null; email: string } | null;
    actorRole: string;
    /** the beginning of the API key that acted */
    actorApiKey: string | null;
  };
}

/** Who made an audited change. */
export function AuditActor({ entry: { actor, actorRole, actorApiKey } }: AuditActorProps) {
  if (actor === null)
    return (
      <span className={styles.muted}>{actorRole === 'SYSTEM' ? 'The site, or a visitor' : inWords(actorRole)}</span>
    );
  return (
    <span className={styles.who} title={actor.email}>
      {actor.name ?? actor.email}
      {actorRole === 'VENDOR' && <span className={styles.muted}> (vendor)</span>}
      {actorApiKey !== null && <span className={styles.muted}> by the key {actorApiKey}…</span>}
    </span>
  );
}
