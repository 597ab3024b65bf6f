import { Button } from 'antd';
import { useState } from 'react';
import { useApiKeysQuery, useRevokeApiKeyMutation } from '../../generated/ApiKeys';
import { paths } from '../../shared/paths';
import { Dialog } from '../../ui/dialog/Dialog';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { LoadFailure } from '../error-handling/LoadFailure';
import { useAttempt } from '../error-handling/useAttempt';
import { useSession } from '../session/useSession';
import parts from '../own-account/account.module.css';
import { AccessList } from '../program-access/AccessRow';
import { SecretDialog } from '../program-access/SecretDialog';
import { ApiKeyRow, type ListedKey } from './ApiKeyRow';
import { NewKeyDialog } from './NewKeyDialog';
import { RotateKeyDialog } from './RotateKeyDialog';

type Open =
  | { dialog: 'new' }
  | { dialog: 'rotate' | 'revoke'; apiKey: ListedKey }
  | { dialog: 'secret'; name: string; secret: string };

/** The keys of programs: making, rotating and revoking them (docs/rules/accounts-and-permissions.md#api-keys). */
export function ApiKeys({ title }: { title: string }) {
  const { session } = useSession();
  const { data, error, loading, refetch } = useApiKeysQuery({ fetchPolicy: 'no-cache' });
  const [revoke, revoking] = useRevokeApiKeyMutation();
  const [open, setOpen] = useState<Open | null>(null);
  const attempt = useAttempt();
  const close = () => setOpen(null);
  const reload = () => void refetch().catch(() => undefined);

  function show(made: { name: string; secret: string }): void {
    setOpen({ dialog: 'secret', ...made });
    reload();
  }

  async function end({ did, name }: ListedKey): Promise<void> {
    const { done } = await attempt({
      run: () => revoke({ variables: { input: { did } } }),
      done: `“${name}” is revoked. Programs cannot use it any more.`,
      notDone: `“${name}” is not revoked.`,
    });
    if (!done) return;
    close();
    reload();
  }

  return (
    <section className={parts.part} aria-labelledby="api-keys">
      <h2 id="api-keys">{title}</h2>
      <p className={parts.lead}>
        For programs that use our <a href={paths.developers()}>interfaces</a>. A key does what its scopes say, and never
        more than its owner.
      </p>
      {error !== undefined && <LoadFailure title="The keys could not be loaded" error={error} onRetry={reload} />}
      {data === undefined && loading && <Skeleton height="96px" />}
      {data?.apiKeys.length === 0 && <p className={parts.lead}>There is no key yet.</p>}
      {data !== undefined && data.apiKeys.length > 0 && (
        <AccessList labelledBy="api-keys">
          {data.apiKeys.map((apiKey) => (
            <ApiKeyRow
              key={apiKey.did}
              apiKey={apiKey}
              own={session?.user.email ?? null}
              onRotate={() => setOpen({ dialog: 'rotate', apiKey })}
              onRevoke={() => setOpen({ dialog: 'revoke', apiKey })}
            />
          ))}
        </AccessList>
      )}
      <Button size="large" onClick={() => setOpen({ dialog: 'new' })}>
        New key
      </Button>
      {open?.dialog === 'new' && (
        <NewKeyDialog mayMakePartnerKeys={session?.role === 'ADMINISTRATOR'} onMade={show} onClose={close} />
      )}
      {open?.dialog === 'rotate' && <RotateKeyDialog apiKey={open.apiKey} onMade={show} onClose={close} />}
      {open?.dialog === 'secret' && <SecretDialog what="key" name={open.name} secret={open.secret} onClose={close} />}
      {open?.dialog === 'revoke' && (
        <Dialog
          title={`Revoke “${open.apiKey.name}”?`}
          okText="Revoke the key"
          okButtonProps={{ danger: true }}
          cancelText="Close"
          confirmLoading={revoking.loading}
          onOk={() => void end(open.apiKey)}
          onCancel={close}
        >
          <p>Programs that use it are refused from now on. This cannot be undone: you would make a new key.</p>
        </Dialog>
      )}
    </section>
  );
}
