import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { queueMail } from '../../../platform/mailer/queueMail';
import { brand } from '../../../shared/brand/brand';
import { newDid } from '../../../shared/did';
import type { Account } from '../Account';
import { describeDevice } from '../sessions/describeDevice';

/** Tells the owner of a login that it was used on a new device. The mail names no place and no address. */
export async function mailOfNewDevice(
  manager: EntityManager,
  context: RequestContext,
  { email }: Account,
): Promise<void> {
  const device = describeDevice(context.userAgent);
  await queueMail(manager, context, {
    eventKey: `new-device:${newDid()}`,
    to: email,
    subject: 'Your login was used on a new device',
    ...composeMail([
      'Hello,',
      `Somebody has just signed in with your ${brand.name} login on a device that we do not know: ${device}.`,
      'If that was you, you need not do anything. If not, set a new password now; that signs every device out.',
      { label: 'Choose a new password', url: `${context.publicUrl}/forgot-password` },
    ]),
  });
}
