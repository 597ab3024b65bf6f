import { didPattern } from '../../server/shared/did';
import type { KeptMail } from './KeptMail';

/** A kind whose subjects name a company or an ad has endless ones; second factors have the most of their own. */
const mostOfAKind = 10;
/** as `makeOutgoingMail` invents them */
const inventedSubject = /^Mail \d+$/;

/** Returns the longest mail of each kind of event and subject, by the name of its picture. */
export function chooseMails(mails: readonly KeptMail[]): Map<string, KeptMail> {
  const chosen = new Map<string, KeptMail>();
  const real = mails.filter(({ subject }) => !inventedSubject.test(subject));
  for (const mail of real.sort((one, other) => other.html.length - one.html.length)) {
    const kind = kindOf(mail.eventKey);
    const name = `${kind}.${stemOf(mail.subject)}`;
    const isFull = [...chosen.keys()].filter((other) => other.startsWith(`${kind}.`)).length >= mostOfAKind;
    if (!chosen.has(name) && !isFull) chosen.set(name, mail);
  }
  return new Map([...chosen].sort(([one], [other]) => one.localeCompare(other)));
}

/** The words of an event's key, without numbers, days, addresses and display ids. */
function kindOf(eventKey: string): string {
  const [event, ...more] = eventKey.split(':');
  return [event, ...more.filter((part) => /^[a-z][a-z-]*$/.test(part) && !didPattern.test(part))].join('-');
}

/** A subject without what it names: “Your ad “Reef” stays” is your-ad-stays. */
function stemOf(subject: string): string {
  const words = subject.replace(/“[^”]*”|: .*$/g, '').replaceAll(/[^A-Za-z]+/g, '-');
  return words.replaceAll(/^-|-$/g, '').toLowerCase().slice(0, 40);
}
