import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './Difference.module.css';
import { compareFields, fieldLabel } from '../brochure-fields/fieldLabel';
import { fieldText } from '../brochure-fields/fieldText';
import { wordDifference, type WordPart } from './wordDifference';

interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** Compares the live and the proposed version field by field, and marks the different words. */
export function Difference({ changes }: { changes: readonly Change[] }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>What would change</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Live</th>
          <th scope="col">Proposed</th>
        </tr>
      </thead>
      <tbody>
        {changes.toSorted(compareFields).map(({ field, before, after }) => {
          const words = wordDifference(fieldText(field, before), fieldText(field, after));
          return (
            <tr key={field}>
              <th scope="row">{fieldLabel(field) ?? field}</th>
              <td data-side="Live">
                <Words parts={words.before} tag="del" />
              </td>
              <td data-side="Proposed">
                <Words parts={words.after} tag="ins" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Words({ parts, tag: Tag }: { parts: readonly WordPart[]; tag: 'del' | 'ins' }) {
  if (parts.length === 0) return <span className={styles.none}>nothing</span>;
  return parts.map(({ text, isChanged }, at) =>
    isChanged ? (
      <Tag key={at} className={styles[Tag]}>
        {text}
      </Tag>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}
