import { Button } from 'antd';
import type { SignInProvidersQuery } from '../../../generated/types';
import styles from './ProviderButtons.module.css';

interface ProviderButtonsProps {
  providers: SignInProvidersQuery['signInProviders'];
  busy: boolean;
  onChoose: (key: string) => void;
}

/** Signs in with an account elsewhere; nothing where no provider is configured. */
export function ProviderButtons({ providers, busy, onChoose }: ProviderButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <div className={styles.providers} role="group" aria-label="Sign in with another account">
      <p className={styles.or}>or</p>
      {providers.map(({ key, label }) => (
        <Button block key={key} size="large" disabled={busy} onClick={() => onChoose(key)}>
          Continue with {label}
        </Button>
      ))}
    </div>
  );
}
