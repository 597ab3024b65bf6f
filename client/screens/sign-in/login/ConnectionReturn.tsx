import { useEffect, useRef, useState } from 'react';
import { SignInPage } from '../../../features/sign-in/SignInPage';
import { useConnectAccountMutation } from '../../../generated/OwnConnectedAccounts';
import type { ProviderAnswerInput } from '../../../generated/types';
import { readFailure } from '../../../platform/errors/readFailure';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';

interface ConnectionReturnProps {
  answer: ProviderAnswerInput;
  /** the page of the own account */
  account: string;
}

type Outcome = { label: string } | { problem: string } | null;

/** Connects the account that somebody comes back from a provider with, and says how that went. */
export function ConnectionReturn({ answer, account }: ConnectionReturnProps) {
  const [connect] = useConnectAccountMutation();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const hasBegun = useRef(false);

  useEffect(() => {
    // each answer counts once
    if (hasBegun.current) return;
    hasBegun.current = true;
    connect({ variables: { input: answer } })
      .then(({ data }) => setOutcome({ label: data?.connectAccount.connectedAccount.label ?? '' }))
      .catch((error: unknown) => setOutcome({ problem: readFailure(error).message }));
  }, [answer, connect]);

  if (outcome === null) return <SignInPage title="Connecting your account" lead="One moment." />;
  const isDone = 'label' in outcome;
  return (
    <SignInPage
      title={isDone ? `${outcome.label} is connected` : 'Not connected'}
      lead={isDone ? `From now on, “Continue with ${outcome.label}” signs you in.` : 'Your login is as before.'}
      problem={isDone ? null : { title: 'Connecting did not work', text: outcome.problem }}
    >
      <ButtonLink to={account} primary>
        Back to your account
      </ButtonLink>
    </SignInPage>
  );
}
