import type { OwnBrochureBrochureFragment } from '../../../generated/types';
import { plural } from '../../../shared/plural';
import { Disclosure } from '../../../ui/Disclosure';
import styles from './OwnBrochureRow.module.css';

const words: Readonly<Record<string, string>> = {
  wwwUrl: 'Web site',
  phoneNo: 'Phone',
  validFrom: 'First day',
  validTo: 'Last day',
  googleAdUrl: 'Address that it leads to',
  normalPriceCents: 'Normal price (cents)',
  discountedPriceCents: 'Price with coupon (cents)',
  termsOfOffer: 'Terms of the offer',
  mapArea: 'Area',
};

/** A field's name as people say it: "contactEmail" → "Contact email", "address.line1" → "Address: line1". */
export function fieldWord(field: string): string {
  const known = words[field];
  if (known !== undefined) return known;
  const [first = '', ...rest] = field.split('.');
  const spoken = first
    .replace(/Url$/, '')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return [spoken.charAt(0).toUpperCase() + spoken.slice(1), ...rest].join(': ');
}

type Revision = NonNullable<OwnBrochureBrochureFragment['pendingRevision']>;

/** What visitors do not see yet, field by field. */
export function WaitingChanges({ revision }: { revision: Revision }) {
  const { state, changes } = revision;
  const what = plural(changes.length, 'change');
  const verb = changes.length === 1 ? 'waits' : 'wait';
  return (
    <Disclosure
      className={styles.changes}
      summary={state === 'WAITING' ? `${what} ${verb} for review` : `${what} came back to you`}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Visitors see</th>
            <th scope="col">You wrote</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{fieldWord(field)}</th>
              <td>{before ?? '–'}</td>
              <td>{after ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
