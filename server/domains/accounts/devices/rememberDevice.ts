import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { hashSecretToken } from '../../../shared/secret-tokens/hashSecretToken';
import { newSecretToken } from '../../../shared/secret-tokens/newSecretToken';
import type { Account } from '../Account';
import { AccountSession } from '../sessions/AccountSession';
import { describeDevice } from '../sessions/describeDevice';
import { sendDeviceCookie } from './deviceCookie';
import { KnownDevice } from './KnownDevice';
import { mailOfNewDevice } from './mailOfNewDevice';

/**
 * Remembers the device on which an account opens a session, and mails its owner if that is strange
 * (docs/rules/accounts-and-permissions.md#known-devices). Call it before the new session is kept.
 */
export async function rememberDevice(context: RequestContext, account: Account): Promise<void> {
  const remember = context.wantsCookie ? isNewBrowser : isNewProgram;
  await context.database.transaction(async (manager) => {
    if (await remember(manager, context, account)) await mailOfNewDevice(manager, context, account);
  });
}

/** The first browser of an account is not strange, nor one with the cookie of an earlier sign-in. */
async function isNewBrowser(
  manager: EntityManager,
  context: RequestContext,
  { id: accountId }: Account,
): Promise<boolean> {
  const { deviceToken, clock } = context;
  const devices = manager.getRepository(KnownDevice);
  const token = deviceToken ?? newSecretToken().token;
  const device = { accountId, tokenHash: hashSecretToken(token) };
  const isKnown = deviceToken !== null && (await devices.existsBy(device));
  const isNew = !isKnown && (await devices.existsBy({ accountId }));
  await devices.upsert({ ...device, usedAt: clock.now() }, ['accountId', 'tokenHash']);
  sendDeviceCookie(context, token);
  return isNew;
}

/** A program has no cookie: it is known by what it calls itself. */
async function isNewProgram(
  manager: EntityManager,
  { userAgent }: RequestContext,
  { id: accountId }: Account,
): Promise<boolean> {
  const sessions = manager.getRepository(AccountSession);
  if (!(await sessions.existsBy({ accountId }))) return false;
  return !(await sessions.existsBy({ accountId, device: describeDevice(userAgent) }));
}
