import { createHmac } from 'node:crypto';
import type { RequestContext } from '../../platform/context/RequestContext';
import { networkOf } from '../../shared/networks/networkOf';

/**
 * A keyed hash of the random id that the browser keeps. A caller without one is known by its network for a day, so that
 * leaving the id out does not multiply its views; nothing that could be a fingerprint goes in.
 */
export function deviceHashOf(
  { identitySecret, remoteAddress, clock }: Pick<RequestContext, 'identitySecret' | 'remoteAddress' | 'clock'>,
  deviceIdentification: string | null | undefined,
): string {
  const given = deviceIdentification?.trim() ?? '';
  const day = clock.now().toISOString().slice(0, 10);
  const device = given === '' ? `network ${day} ${networkOf(remoteAddress)}` : `device ${given}`;
  return createHmac('sha256', identitySecret).update(`statistics ${device}`).digest('hex');
}
