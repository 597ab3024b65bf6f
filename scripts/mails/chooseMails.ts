import type { KeptMail } from './KeptMail';

/** A kind whose subjects name a company or an ad has endless ones. */
const mostOfAKind = 4;

/** Returns the longest mail of each kind of event and subject, by the name of its picture. */
export function chooseMails(mails: readonly KeptMail[]): Map<string, KeptMail> {
  const chosen = new Map<string, KeptMail>();
  for (const mail of [...mails].sort((one, other) => other.html.length - one.html.length)) {
    const kind = kindOf(mail.eventKey);
    const name = `${kind}.${stemOf(mail.subject)}`;
    const isFull = [...chosen.keys()].filter((other) => other.startsWith(`${kind}.`)).length >= mostOfAKind;
    if (!chosen.has(name) && !isFull) chosen.set(name, mail);
  }
  return new Map([...chosen].sort(([one], [other]) => one.localeCompare(other)));
}

/** The words of an event's key, without numbers, days and addresses. */
function kindOf(eventKey: string): string {
  const words = eventKey.split(':').filter((part) => /^[a-z][a-z-]*$/.test(part));
  return words.join('-');
}

/** A subject without what it names: “Your ad “Reef” stays” is your-ad-stays. */
function stemOf(subject: string): string {
  const words = subject.replace(/“[^”]*”|: .*$/g, '').replaceAll(/[^A-Za-z]+/g, '-');
  return words.replaceAll(/^-|-$/g, '').toLowerCase().slice(0, 40);
}
