import { useState } from 'react';
import { useBeginSession } from '../../../features/session/useBeginSession';
import { useRegisterVendorMutation } from '../../../generated/RegisterVendor';
import { readFailure } from '../../../platform/errors/readFailure';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import type { RegistrationValues } from './RegistrationValues';

/** Makes the login and signs it in; null, or what stood in the way. */
export function useRegistration(token: string) {
  const beginSession = useBeginSession();
  const [mutate] = useRegisterVendorMutation();
  const [busy, setBusy] = useState(false);

  async function register({ abn, ...values }: RegistrationValues): Promise<RequestFailure | null> {
    setBusy(true);
    try {
      const input = { ...values, token, abn: abn.trim() === '' ? null : abn };
      const { data } = await mutate({ variables: { input } });
      if (data) await beginSession(data.registerVendor);
      return null;
    } catch (error) {
      return readFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { register, busy };
}
