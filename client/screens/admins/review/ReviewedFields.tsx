import type { FragmentType } from '@apollo/client';
import { fieldName, valueWords, byField, fieldNames } from '../../../features/reviews/fieldWords';
import { useReviewedFieldsBrochureFragment } from '../../../generated/ReviewedFields';
import type { ReviewedFieldsBrochureFragment } from '../../../generated/types';
import { Markup } from '../../../ui/markup/Markup';
import styles from './ReviewScreen.module.css';

interface FilledField {
  field: string;
  value: string;
}

/** What an ad says, as fields and texts like those of a revision; what is empty is left out. */
function filledFields(brochure: ReviewedFieldsBrochureFragment): FilledField[] {
  const { id: _id, address, category, brochureCategories, mapArea, couponsUnlimited, ...plain } = brochure;
  const values: Record<string, string | number | null | undefined> = {
    ...plain,
    category: category.name,
    brochureCategories: brochureCategories.map(({ name }) => name).join(', '),
    mapArea: mapArea?.name,
    couponsUnlimited: couponsUnlimited ? 'true' : null,
    ...Object.fromEntries(Object.entries(address ?? {}).map(([part, value]) => [`address.${part}`, value])),
  };
  return (
    Object.entries(values)
      // the answer bears the names of its types besides
      .filter(([field]) => field in fieldNames)
      .flatMap(([field, value]) => (value == null || value === '' ? [] : [{ field, value: String(value) }]))
      .toSorted(byField)
  );
}

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
