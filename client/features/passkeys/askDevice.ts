import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type CreateOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type GetOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** True in browsers that can use passkeys on this page. */
export function canUsePasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/** Lets the device make a passkey. Returns its answer as JSON text; null if the person or the device declined. */
export async function makePasskey(options: string): Promise<string | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = JSON.parse(options) as CreateOptions;
  return unlessDeclined(startRegistration({ optionsJSON }));
}

/** Lets the device check a passkey. Returns its answer as JSON text; null if the person or the device declined. */
export async function checkPasskey(options: string): Promise<string | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = JSON.parse(options) as GetOptions;
  return unlessDeclined(startAuthentication({ optionsJSON }));
}

/** Browsers say nothing about why, on purpose: cancelled, too late, or no passkey of this site. */
async function unlessDeclined(answer: Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await answer);
  } catch {
    return null;
  }
}
