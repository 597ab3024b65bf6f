import { composeMail } from '../../../platform/mailer/composing/composeMail';
import type { Mail } from '../../../platform/mailer/Mail';
import { brand } from '../../../shared/brand/brand';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import { zoneOfRequests } from './newPrivacyRequest';
import type { ErasedRecords, PrivacyRequest } from './PrivacyRequest';
import type { PrivacyRequestKind } from './PrivacyRequestKind';
import { addressTokenOf, requestTokenOf } from './requestTokens';

interface Sender {
  publicUrl: string;
  identitySecret: string;
}

type Letter = Pick<Mail, 'eventKey' | 'to' | 'subject' | 'text' | 'html' | 'confidential'>;

/** what a request asks for, as the object of a sentence */
const asked: Readonly<Record<PrivacyRequestKind, string>> = {
  ACCESS: 'see what we keep of you',
  CORRECTION: 'correct what we keep of you',
  ERASURE: 'erase what we keep of you',
};

const dayOf = (moment: Date): string => formatAustralianDate(calendarDay(moment, zoneOfRequests));

function stateLink({ publicUrl, identitySecret }: Sender, { did }: PrivacyRequest) {
  return {
    label: 'See the state of your request',
    url: `${publicUrl}/privacy-request/${requestTokenOf(identitySecret, did)}`,
  };
}

/** The mail that a request was received, and by when it is answered. */
export function receivedMail(sender: Sender, request: PrivacyRequest, to: string): Letter {
  return {
    eventKey: `privacy-request:${request.id}:received`,
    to,
    subject: 'We received your request about your data',
    ...composeMail([
      'Hello,',
      `You asked ${brand.name} to ${asked[request.kind]}. We answer by ${dayOf(request.dueAt)} (Queensland time).`,
      stateLink(sender, request),
      'If you did not ask for this, write to us.',
    ]),
    confidential: true,
  };
}

/** The mail that a request was answered; the last one for an address whose data are erased. */
export function answeredMail(sender: Sender, request: PrivacyRequest, to: string): Letter {
  const { id, kind, state, answer, outcome } = request;
  const isDone = state === 'DONE';
  return {
    eventKey: `privacy-request:${id}:answered`,
    to,
    subject: isDone && kind === 'ERASURE' ? 'Your data are erased' : 'The answer to your request about your data',
    ...composeMail([
      'Hello,',
      ...(isDone ? [] : [`You asked ${brand.name} to ${asked[kind]}. We cannot do that.`]),
      ...(answer === null ? [] : [answer]),
      ...(outcome === null ? [] : erasedParts(outcome)),
      ...(isDone && kind === 'ACCESS'
        ? [
            'The page behind this link mails you another link, which opens all that we keep of your address, to read and to save:',
            { label: 'See my data', url: `${sender.publicUrl}/my-coupons` },
          ]
        : []),
      stateLink(sender, request),
      ...(outcome === null ? [] : ['This is our last mail to you. We remove it from our outbox within 7 days.']),
    ]),
    confidential: true,
  };
}

function erasedParts(outcome: readonly ErasedRecords[]): string[] {
  const gone = outcome.filter(({ count }) => count > 0).map(({ what, count }) => `• ${what} (${count})`);
  const stays = outcome.flatMap(({ what, stays: rest }) => (rest === null ? [] : [`• ${what} – ${rest}`]));
  return [
    gone.length === 0
      ? 'We kept nothing that identifies you.'
      : ['We erased what identifies you in:', ...gone].join('\n'),
    ...(stays.length === 0 ? [] : [['This stays, without your name and address:', ...stays].join('\n')]),
  ];
}

/** The mail to a new address, whose link confirms it. */
export function newAddressMail(sender: Sender, { id, did }: PrivacyRequest, to: string): Letter {
  const [page, confirm] = [requestTokenOf(sender.identitySecret, did), addressTokenOf(sender.identitySecret, did)];
  return {
    eventKey: `privacy-request:${id}:confirm`,
    to,
    subject: 'Confirm your new address',
    ...composeMail([
      'Hello,',
      `Somebody, probably you, wants to move coupons on ${brand.name} to this address. The link works once, within a day:`,
      { label: 'Confirm this address', url: `${sender.publicUrl}/privacy-request/${page}?confirm=${confirm}` },
      'If it was not you, ignore this mail: nothing changes.',
    ]),
    confidential: true,
  };
}

/** The mail to the old address. It does not name the new one. */
export function addressChangedMail(sender: Sender, request: PrivacyRequest, to: string): Letter {
  return {
    eventKey: `privacy-request:${request.id}:changed`,
    to,
    subject: 'Your address was changed',
    ...composeMail([
      'Hello,',
      `The coupons of this address on ${brand.name} belong to another address now. Whoever asked for it had opened a link from this mailbox.`,
      stateLink(sender, request),
      'If it was not you, write to us.',
    ]),
    confidential: true,
  };
}
