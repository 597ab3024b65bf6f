import { readFailure } from '../../platform/errors/readFailure';
import { endSession } from './endSession';
import { followStaffRole } from './followStaffRole';
import { freshToken } from './freshToken';
import { renewSession } from './renewSession';

/**
 * Makes a private call that is not GraphQL. A refused token is renewed and the call made once more; the session ends if
 * that fails. Rejects with what `call` rejects with, which `readFailure` understands.
 */
export async function callPrivately<T>(call: (headers: { authorization: string }) => Promise<T>): Promise<T> {
  const token = (await freshToken()) ?? '';
  try {
    return await call({ authorization: `Bearer ${token}` });
  } catch (error) {
    const { code } = readFailure(error);
    if (code === 'FORBIDDEN') followStaffRole();
    if (code !== 'UNAUTHENTICATED') throw error;
    const renewed = await renewSession(token);
    if (renewed !== null && renewed.accessToken !== token) {
      return call({ authorization: `Bearer ${renewed.accessToken}` });
    }
    endSession(token);
    throw error;
  }
}
