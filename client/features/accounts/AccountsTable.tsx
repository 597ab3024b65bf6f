import { useState } from 'react';
import type { ReactNode } from 'react';
import { ReasonDialog } from '../../ui/reason-dialog/ReasonDialog';
import { RecordList, type RecordPage } from '../record-list/RecordList';
import { useSession } from '../session/useSession';
import { accountColumns } from './accountColumns';
import { accountSteps, type AccountStep } from './accountWords';
import type { LoginInHand } from './LoginInHand';
import { useAccountVerbs } from './useAccountVerbs';

interface AccountsTableProps {
  label: string;
  page: RecordPage<LoginInHand> | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  empty: ReactNode;
}

/** Logins, with what administrators may do to each. */
export function AccountsTable(props: AccountsTableProps) {
  const { session } = useSession();
  const { change, sendPasswordLink } = useAccountVerbs();
  const [asked, setAsked] = useState<{ step: AccountStep; login: LoginInHand } | null>(null);
  return (
    <>
      <RecordList
        {...props}
        noun="login"
        columns={accountColumns({
          ownEmail: session?.user.email ?? null,
          onStep: (step, login) => setAsked({ step, login }),
          onPasswordLink: (login) => void sendPasswordLink(login),
        })}
        rowKey={({ id }) => id}
        onPage={() => undefined}
      />
      {asked !== null && (
        <ReasonDialog
          title={`${accountSteps[asked.step].verb} ${asked.login.email}?`}
          verb={accountSteps[asked.step].verb}
          danger={accountSteps[asked.step].danger}
          onConfirm={(reason) => change(asked.step, asked.login, reason)}
          onClose={() => setAsked(null)}
        >
          <p>{accountSteps[asked.step].meaning}</p>
        </ReasonDialog>
      )}
    </>
  );
}
