import type { FragmentType } from '@apollo/client';
import { fieldName, valueWords } from '../../../features/reviews/fieldWords';
import { useReviewedFieldsBrochureFragment } from '../../../generated/ReviewedFields';
import type { ReviewedFieldsBrochureFragment } from '../../../generated/types';
import { Markup } from '../../../ui/markup/Markup';
import { filledFields } from './filledFields';
import styles from './ReviewScreen.module.css';

interface ReviewedFieldsProps {
  brochure: FragmentType<ReviewedFieldsBrochureFragment>;
}

/** Everything that somebody has written into the ad. */
export function ReviewedFields({ brochure }: ReviewedFieldsProps) {
  const { data, complete } = useReviewedFieldsBrochureFragment(brochure);
  if (!complete) return null;
  return (
    <dl className={styles.fields}>
      {filledFields(data).map(({ field, value }) => (
        <div key={field} className={styles.field}>
          <dt>{fieldName(field)}</dt>
          <dd>{field === 'description' ? <Markup text={value} /> : <Value text={valueWords(field, value)} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An address that is written is one that is tried before it is approved. */
function Value({ text }: { text: string }) {
  if (!/^https?:\/\//.test(text)) return text;
  return (
    <a href={text} target="_blank" rel="noreferrer nofollow">
      {text}
    </a>
  );
}
