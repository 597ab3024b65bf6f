import { Button } from 'antd';
import { useRef, useState } from 'react';
import { vendorRoleNames, vendorRoleOptions } from '../../../features/accounts/vendorRoleLabels';
import { useAttempt } from '../../../features/error-handling/useAttempt';
import { useReinstateLoginMutation, useSuspendLoginMutation } from '../../../generated/ChangeAccountState';
import { useSetVendorRoleMutation } from '../../../generated/Colleagues';
import type { VendorProfileScreenQuery, AccountState, VendorRole } from '../../../generated/types';
import { formatDay } from '../../../shared/dates/formatDay';
import { ReasonDialog } from '../../../ui/reason-dialog/ReasonDialog';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import parts from '../../../features/own-account/account.module.css';
import styles from './VendorProfileScreen.module.css';

export type Colleague = NonNullable<VendorProfileScreenQuery['accounts']>['edges'][number]['node'];

interface ColleagueRowProps {
  login: Colleague;
  isOwn: boolean;
  onChanged: () => void;
}

/** One login, with the actions that a colleague has. */
export function ColleagueRow({ login, isOwn, onChanged }: ColleagueRowProps) {
  const { id, email, name, vendorRole, state, suspendedByCompany, lastLoginAt } = login;
  const row = useRef<HTMLLIElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [suspend] = useSuspendLoginMutation();
  const [reinstate, reinstating] = useReinstateLoginMutation();
  const [setRole] = useSetVendorRoleMutation();
  const attempt = useAttempt();

  /** by then the pressed button is another one, or gone */
  function settled(isDone: boolean): boolean {
    if (isDone) {
      onChanged();
      requestAnimationFrame(() => row.current?.focus());
    }
    return isDone;
  }

  async function shutOut(reason: string): Promise<boolean> {
    const run = () => suspend({ variables: { input: { id, reason } } });
    const done = `${email} is suspended, and told so by mail.`;
    return settled((await attempt({ run, done, notDone: `${email} is not suspended.` })).done);
  }

  async function letIn(): Promise<boolean> {
    const run = () => reinstate({ variables: { input: { id, reason: '' } } });
    return settled((await attempt({ run, done: `${email} can sign in again.`, notDone: `${email} stays out.` })).done);
  }

  async function changeRole(next: VendorRole): Promise<void> {
    const { done } = await attempt({
      run: () => setRole({ variables: { input: { id, vendorRole: next } } }),
      done: `${email} is now: ${vendorRoleNames[next]}.`,
      notDone: `The role of ${email} stays.`,
    });
    if (done) onChanged();
  }

  const last = lastLoginAt === null ? 'never signed in' : `last here ${formatDay(lastLoginAt)}`;
  return (
    <li ref={row} tabIndex={-1} className={styles.login}>
      <div>
        <strong>{name ?? email}</strong>
        {isOwn && ' (you)'}
        <span className={parts.quiet}>
          {[name === null ? null : email, vendorRole && vendorRoleNames[vendorRole], colleagueState(login), last]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </div>
      {!isOwn && vendorRole !== null && state === 'ACTIVE' && (
        <select
          className={styles.role}
          aria-label={`Role of ${email}`}
          value={vendorRole}
          onChange={({ target }) => void changeRole(target.value as VendorRole)}
        >
          {vendorRoleOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {!isOwn && state === 'ACTIVE' && (
        <Button onClick={() => setAsking(true)}>
          Suspend<VisuallyHidden> {email}</VisuallyHidden>
        </Button>
      )}
      {state === 'SUSPENDED' && suspendedByCompany && (
        <Button loading={reinstating.loading} onClick={() => void letIn()}>
          Reinstate<VisuallyHidden> {email}</VisuallyHidden>
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={`Suspend ${email}?`}
          verb="Suspend"
          danger
          onConfirm={shutOut}
          onClose={() => setAsking(false)}
        >
          <p>
            Whoever uses it is signed out at once and cannot sign in until one of you reinstates it. A mail says that
            you did it. The ads stay as they are.
          </p>
        </ReasonDialog>
      )}
    </li>
  );
}

/** The state of a login in a word or two; different people can change it. */
function colleagueState(login: { state: AccountState; suspendedByCompany: boolean }): string {
  switch (login.state) {
    case 'ACTIVE':
      return 'active';
    case 'SUSPENDED':
      return login.suspendedByCompany ? 'suspended by a colleague' : 'suspended by us';
    case 'TERMINATED':
      return 'ended';
  }
}
