import { useStartPasskeyCheckMutation } from '../../generated/StartPasskeyCheck';
import { checkPasskey } from './askDevice';

export interface PasskeyAnswer {
  token: string;
  response: string;
}

/**
 * Asks the device for a passkey: one of the login that the challenge names, else of the signed-in one, else any of this
 * site. Null if the person or the device declined.
 */
export function usePasskeyCheck(): (challenge: string | null) => Promise<PasskeyAnswer | null> {
  const [start] = useStartPasskeyCheckMutation();
  return async (challenge) => {
    const { data } = await start({ variables: { input: { challenge } } });
    if (!data) return null;
    const { token, options } = data.startPasskeyCheck;
    const response = await checkPasskey(options);
    return response === null ? null : { token, response };
  };
}
