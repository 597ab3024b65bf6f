import type { FragmentType } from '@apollo/client';
import { fieldText } from '../../../features/brochure-fields/fieldText';
import { fieldValue } from '../../../features/brochure-fields/fieldValue';
import { useAllBrochureFieldsBrochureFragment } from '../../../generated/AllBrochureFields';
import { brochureFields, type BrochureFieldPath } from '../../../generated/brochureFields';
import type { AllBrochureFieldsBrochureFragment } from '../../../generated/types';
import { Markup } from '../../../ui/markup/Markup';
import styles from './ReviewScreen.module.css';

interface ReviewedFieldsProps {
  brochure: FragmentType<AllBrochureFieldsBrochureFragment>;
}

/** The fields that vendors write; administrators' own fields need no review. */
const paths = (Object.keys(brochureFields) as BrochureFieldPath[]).filter(
  (path) => !brochureFields[path].isForAdministrators,
);

/** The filled fields of the ad. */
export function ReviewedFields({ brochure }: ReviewedFieldsProps) {
  const { data, complete } = useAllBrochureFieldsBrochureFragment(brochure);
  if (!complete) return null;
  const filled = paths
    .map((path) => ({ ...brochureFields[path], path, value: fieldValue(data, path) }))
    .filter(({ value }) => value !== null && value !== '' && value !== false);
  return (
    <dl className={styles.fields}>
      {filled.map(({ path, kind, label, value }) => (
        <div key={path} className={styles.field}>
          <dt>{label}</dt>
          <dd>
            {kind === 'markup' ? <Markup text={String(value)} /> : <Value text={fieldText(path, String(value))} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links an address, so that the reviewer can open it before approval. */
function Value({ text }: { text: string }) {
  if (!/^https?:\/\//.test(text)) return text;
  return (
    <a href={text} target="_blank" rel="noreferrer nofollow">
      {text}
    </a>
  );
}
