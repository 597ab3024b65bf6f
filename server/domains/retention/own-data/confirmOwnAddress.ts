import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { queueMail } from '../../../platform/mailer/queueMail';
import { authorize } from '../../../shared/authorize';
import { noSuchBuyerLink } from '../../purchases/buyer-access/noSuchBuyerLink';
import { addressChangedMail } from '../privacy-requests/privacyMails';
import { PrivacyRequest } from '../privacy-requests/PrivacyRequest';
import { readAddressToken } from '../privacy-requests/requestTokens';
import { lockAddress } from './findDataSubject';
import { isOfBusiness } from './isOfBusiness';
import { moveAddress } from './moveAddress';
import { addressProblem } from './readName';

@InputType({ description: 'Which new address to confirm.' })
export class ConfirmOwnAddressInput {
  @Field({ description: 'The token `confirm` in the link of the mail to the new address.' })
  @MaxLength(200, { message: 'A token has at most 200 characters.' })
  token: string;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Moves what belongs to a person to the new address, whose mailbox has confirmed it, and tells the old one. A link works
 * once, within a day.
 * @throws NOT_FOUND if the link is unknown, used or too old; VALIDATION_FAILED if the old address belongs to a business
 */
export async function confirmOwnAddress(
  context: RequestContext,
  { token }: { token: string },
): Promise<PrivacyRequest> {
  authorize(context.viewer, 'confirmOwnAddress');
  const did = readAddressToken(context.identitySecret, token);
  if (did === null) throw noSuchBuyerLink();
  const now = context.clock.now();
  return context.database.transaction(async (manager) => {
    const requests = manager.getRepository(PrivacyRequest);
    const known = await requests.findOneBy({ did, state: 'OPEN' });
    if (known?.email == null || known.newEmail === null) throw noSuchBuyerLink();
    await lockAddress(manager, known.email, known.newEmail);
    const request = await requests.findOne({ where: { did, state: 'OPEN' }, lock: { mode: 'pessimistic_write' } });
    if (request?.email == null || request.newEmail === null) throw noSuchBuyerLink();
    if (request.receivedAt.getTime() + day <= now.getTime()) throw noSuchBuyerLink();
    const { email, newEmail } = request;
    if (await isOfBusiness(manager, email)) {
      throw addressProblem('The old address belongs to a login, a company or an ad by now. Write to us to change it.');
    }
    await moveAddress(manager, { from: email, to: newEmail, secret: context.identitySecret });
    const done = await requests.save(
      requests.merge(request, { state: 'DONE', handledAt: now, email: newEmail, newEmail: null }),
    );
    await recordAudit(manager, context, [
      {
        action: 'confirmOwnAddress',
        entityType: 'PrivacyRequest',
        entityId: done.id,
        before: { state: 'OPEN' },
        after: { state: 'DONE' },
      },
    ]);
    await queueMail(manager, context, addressChangedMail(context, done, email));
    return done;
  });
}
