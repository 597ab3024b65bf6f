import type { RequestContext } from '../context/RequestContext';
import { askBreachService } from './breached/askBreachService';
import { breachedMessage, passwordProblem } from './passwordProblem';

/** `passwordProblem`, which also asks the service for breached passwords if there is one. */
export async function findPasswordProblem(
  { breachedPasswordsUrl: url, logger }: Pick<RequestContext, 'breachedPasswordsUrl' | 'logger'>,
  password: string,
  own: readonly string[],
): Promise<string | undefined> {
  const problem = passwordProblem(password, own);
  if (problem !== undefined) return problem;
  return (await askBreachService({ url, logger }, password)) ? breachedMessage : undefined;
}
