import { compareFields, fieldLabel } from '../../../features/brochure-fields/fieldLabel';
import { fieldText } from '../../../features/brochure-fields/fieldText';
import type { OwnBrochureBrochureFragment } from '../../../generated/types';
import { plural } from '../../../shared/formats/plural';
import { Disclosure } from '../../../ui/disclosure/Disclosure';
import styles from './OwnBrochureRow.module.css';

type Revision = NonNullable<OwnBrochureBrochureFragment['pendingRevision']>;

/** The changes that visitors do not see yet, field by field. */
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
          {changes.toSorted(compareFields).map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{fieldLabel(field) ?? field}</th>
              <td>{fieldText(field, before) || '–'}</td>
              <td>{fieldText(field, after) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
