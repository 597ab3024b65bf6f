import { useState, type ReactNode } from 'react';
import { privatePaths } from '../../shared/privatePaths';
import type { DataGridColumn } from '../../ui/data-grid/DataGridColumn';
import { ReasonDialog } from '../../ui/reason-dialog/ReasonDialog';
import { RecordList, type RecordPage } from '../record-list/RecordList';
import { useSession } from '../session/useSession';
import { accountColumns } from './accountColumns';
import { accountSteps, type AccountStep } from './accountLabels';
import type { SelectedLogin } from './SelectedLogin';
import {
  useReinstateLoginMutation,
  useSuspendLoginMutation,
  useTerminateLoginMutation,
} from '../../generated/ChangeAccountState';
import { useSendPasswordLinkMutation } from '../../generated/SendPasswordLink';
import { useSeeAs } from './useSeeAs';
import { useVerb } from '../brochure-lifecycle/useVerb';

interface AccountsTableProps {
  label: string;
  page: RecordPage<SelectedLogin> | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  empty: ReactNode;
  /** the logins are those of vendors, as which an administrator may see the site */
  canSeeAs?: boolean;
  roleColumn?: DataGridColumn<SelectedLogin>;
}

/** Table of logins with the actions that administrators may take on each. */
export function AccountsTable({ canSeeAs = false, roleColumn, ...props }: AccountsTableProps) {
  const { session } = useSession();
  const { change, sendPasswordLink } = useAccountVerbs();
  const [seen, setSeen] = useState<SelectedLogin | null>(null);
  const seeAs = useSeeAs();
  const [asked, setAsked] = useState<{ step: AccountStep; login: SelectedLogin } | null>(null);
  return (
    <>
      <RecordList
        {...props}
        noun="login"
        columns={accountColumns({
          ownEmail: session?.user.email ?? null,
          onStep: (step, login) => setAsked({ step, login }),
          onPasswordLink: (login) => void sendPasswordLink(login),
          onSeeAs: canSeeAs ? setSeen : undefined,
          historyOf: canSeeAs ? ({ id }) => privatePaths.adminVendorLoginHistory(id) : undefined,
          roleColumn,
        })}
        rowKey={({ id }) => id}
        onPage={() => undefined}
      />
      {seen !== null && (
        <ReasonDialog
          title={`See the site as ${seen.email}?`}
          verb="See the site"
          onConfirm={(reason) => seeAs(seen, reason)}
          onClose={() => setSeen(null)}
        >
          <p>
            For 30 minutes this tab shows what this login sees. You can change nothing. The company sees that it
            happened, and why.
          </p>
        </ReasonDialog>
      )}
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

/** Suspend, reinstate, terminate and "send password link". */
function useAccountVerbs() {
  const [suspend] = useSuspendLoginMutation();
  const [reinstate] = useReinstateLoginMutation();
  const [terminate] = useTerminateLoginMutation();
  const [sendLink] = useSendPasswordLinkMutation();
  const attempt = useVerb();
  const mutations = { suspend, reinstate, terminate };
  return {
    change: (step: AccountStep, { id, email }: SelectedLogin, reason: string): Promise<boolean> =>
      attempt({
        run: () => mutations[step]({ variables: { input: { id, reason } } }),
        done: `${email} is ${accountSteps[step].done}.`,
        notDone: `${email} is not ${accountSteps[step].done}.`,
      }),
    sendPasswordLink: ({ email }: SelectedLogin): Promise<boolean> =>
      attempt({
        run: () => sendLink({ variables: { input: { email } } }),
        done: `A link to choose a new password goes to ${email}. It works for an hour; at most three are sent in an hour.`,
        notDone: `No link is sent to ${email}.`,
      }),
  };
}
