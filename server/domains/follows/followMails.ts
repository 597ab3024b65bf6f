import { composeMail } from '../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../platform/mailer/composing/mailClosing';
import type { MailPart } from '../../platform/mailer/composing/MailPart';
import type { Mail } from '../../platform/mailer/Mail';
import { optionalMail } from '../../platform/mailer/opt-outs/optionalMail';
import { brand } from '../../shared/brand/brand';
import { formatAustralianDate } from '../../shared/dates/formatAustralianDate';
import { zoneName } from '../../shared/dates/zoneName';
import { cutText } from '../../shared/text/cutText';
import { topicListPath, topicName, type FollowTopic } from './FollowTopic';
import type { NewsEntry } from './readTopicNews';
import { stopAllToken, stopOneToken } from './stopTokens';

type Letter = Pick<Mail, 'subject' | 'text' | 'html' | 'headers'>;

interface Site {
  publicUrl: string;
  identitySecret: string;
}

/** days in which a request is confirmed; then it is deleted (docs/rules/follows.md#by-mail) */
export const daysToConfirm = 7;

/** Asks the address whether it was its owner who typed it. */
export function confirmationMail(topic: FollowTopic, { publicUrl }: Pick<Site, 'publicUrl'>, token: string): Letter {
  return {
    subject: `Please confirm: new offers from ${brand.name}`,
    ...composeMail([
      'Hello,',
      `Somebody, we hope you, asked ${brand.name} to mail this address about: ${topicName(topic)}. At most one mail a week, and none in a week without news.`,
      'To get them, open this page and press its button:',
      { label: 'Confirm', url: `${publicUrl}/follow/confirm?token=${token}` },
      `The link works for ${daysToConfirm} days. If it was not you, ignore this mail: without the button nothing more is sent, and your address is deleted.`,
      mailClosing(),
    ]),
  };
}

/** Answers a request for what the address has already. */
export function alreadyFollowsMail(topic: FollowTopic, site: Site, followId: number): Letter {
  return {
    subject: `You get these offers already: ${brand.name}`,
    ...composeMail([
      'Hello,',
      `This address was typed to get mails about: ${topicName(topic)}. It gets them already, so nothing changes.`,
      stopLink(topic, site, followId),
      mailClosing(),
    ]),
  };
}

/** A topic of a digest with its news. */
export interface DigestPart {
  followId: number;
  topic: FollowTopic;
  fresh: readonly NewsEntry[];
  ending: readonly NewsEntry[];
}

const mostShown = 10;

/** The weekly mail: of each followed topic what is new, and what ends. Every part has news. */
export function digestMail(parts: readonly DigestPart[], site: Site, email: string): Letter {
  const [first] = parts;
  const isOne = parts.length === 1 && first !== undefined;
  const subject = isOne ? `This week: ${cutText(topicName(first.topic), 80)}` : `This week on ${brand.name}`;
  return {
    subject,
    ...optionalMail(`${site.publicUrl}/follow/stop?token=${stopAllToken(site.identitySecret, email)}`),
    ...composeMail([
      'Hello,',
      'You asked for these offers by mail.',
      ...parts.flatMap((part) => composePart(part, site)),
      mailClosing(),
    ]),
  };
}

function composePart({ followId, topic, fresh, ending }: DigestPart, site: Site): MailPart[] {
  const { publicUrl } = site;
  return [
    ...(fresh.length === 0
      ? []
      : [{ heading: `New: ${topicName(topic)}` }, ...fresh.slice(0, mostShown).map(entryLink)]),
    ...(ending.length === 0
      ? []
      : [{ heading: `Ends soon: ${topicName(topic)}` }, ...ending.slice(0, mostShown).map(entryLink)]),
    { label: `All offers: ${topicName(topic)}`, url: publicUrl + topicListPath(topic) },
    stopLink(topic, site, followId),
  ];

  function entryLink({ title, place, lastDay, timeZone, path }: NewsEntry): MailPart {
    const facts = [
      place,
      lastDay === null ? '' : `until ${formatAustralianDate(lastDay)} (${zoneName(timeZone)} time)`,
    ];
    return { label: [title, ...facts.filter((fact) => fact !== '')].join(' · '), url: publicUrl + path, isQuiet: true };
  }
}

function stopLink(topic: FollowTopic, { publicUrl, identitySecret }: Site, followId: number): MailPart {
  return {
    label: `Stop mails about ${topicName(topic)}`,
    url: `${publicUrl}/follow/stop?token=${stopOneToken(identitySecret, followId)}`,
    isQuiet: true,
  };
}
