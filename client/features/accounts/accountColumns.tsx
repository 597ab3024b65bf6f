import { Button } from 'antd';
import type { DataGridColumn } from '../../ui/data-grid/DataGridColumn';
import { HistoryLink } from '../record-list/HistoryLink';
import { Moment } from '../record-list/Moment';
import { StateDot } from '../record-list/StateDot';
import styles from './AccountsTable.module.css';
import { accountStateNames, accountSteps, accountStateTones, stepsFrom, type AccountStep } from './accountLabels';
import type { SelectedLogin } from './SelectedLogin';

interface AccountActions {
  /** Address of the signed-in administrator, who cannot change their own login. */
  ownEmail: string | null;
  onStep: (step: AccountStep, login: SelectedLogin) => void;
  onPasswordLink: (login: SelectedLogin) => void;
  /** absent: these logins are not seen as */
  onSeeAs?: ((login: SelectedLogin) => void) | undefined;
  /** absent: the history of these logins is in another column */
  historyOf?: ((login: SelectedLogin) => string) | undefined;
  /** beside the login */
  roleColumn?: DataGridColumn<SelectedLogin> | undefined;
}

export function accountColumns(actions: AccountActions): DataGridColumn<SelectedLogin>[] {
  return [
    {
      key: 'login',
      title: 'Login',
      fold: 'head',
      render: (login) => <LoginCell login={login} historyOf={actions.historyOf} />,
    },
    ...(actions.roleColumn ? [actions.roleColumn] : []),
    {
      key: 'state',
      title: 'State',
      width: 150,
      render: ({ state }) => <StateDot tone={accountStateTones[state]}>{accountStateNames[state]}</StateDot>,
    },
    {
      key: 'lastLogin',
      title: 'Last sign-in',
      width: 190,
      fold: 'wide',
      render: ({ lastLoginAt }) => <Moment at={lastLoginAt} none="Never" />,
    },
    {
      key: 'actions',
      title: 'Actions',
      width: actions.onSeeAs ? 400 : 330,
      fold: 'foot',
      render: (login) => actionsOf(login, actions),
    },
  ];
}

function LoginCell({ login, historyOf }: Pick<AccountActions, 'historyOf'> & { login: SelectedLogin }) {
  const { name, email } = login;
  return (
    <div className={styles.login}>
      {name ?? email}
      {name !== null && <div className={styles.muted}>{email}</div>}
      {historyOf !== undefined && (
        <div>
          <HistoryLink to={historyOf(login)} of={email} />
        </div>
      )}
    </div>
  );
}

function actionsOf(login: SelectedLogin, { ownEmail, onStep, onPasswordLink, onSeeAs }: AccountActions) {
  const { email, state } = login;
  if (email === ownEmail) return <span className={styles.muted}>Your own login</span>;
  return (
    <div className={styles.actions}>
      {state === 'ACTIVE' && onSeeAs !== undefined && (
        <Button size="small" aria-label={`See as: ${email}`} onClick={() => onSeeAs(login)}>
          See as
        </Button>
      )}
      {state === 'ACTIVE' && (
        <Button size="small" aria-label={`Send password link: ${email}`} onClick={() => onPasswordLink(login)}>
          Send password link
        </Button>
      )}
      {stepsFrom[state].map((step) => (
        <Button
          key={step}
          size="small"
          danger={accountSteps[step].danger}
          aria-label={`${accountSteps[step].verb}: ${email}`}
          onClick={() => onStep(step, login)}
        >
          {accountSteps[step].verb}
        </Button>
      ))}
    </div>
  );
}
