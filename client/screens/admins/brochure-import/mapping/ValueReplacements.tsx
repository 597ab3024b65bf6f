import { Input } from 'antd';
import { plural } from '../../../../shared/formats/plural';
import { replacementOf, withReplacement, type Mapping, type RefusedValue } from './fileMapping';
import styles from './MappingDialog.module.css';

interface ValueReplacementsProps {
  refused: readonly RefusedValue[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** number of values that are offered at once; the others follow when these are settled */
const mostShown = 50;

/** Refused values, each with what to read instead. */
export function ValueReplacements({ refused, mapping, onChange }: ValueReplacementsProps) {
  if (refused.length === 0) return null;
  return (
    <section aria-labelledby="refused-values">
      <h3 id="refused-values" className={styles.heading}>
        Refused values
      </h3>
      <ul className={styles.columns}>
        {refused.slice(0, mostShown).map((each, at) => (
          <li key={`${each.column} ${each.value}`} className={styles.column}>
            <div className={styles.about}>
              <label className={styles.name} htmlFor={`value-${String(at)}`}>
                {each.value} <span className={styles.where}>in {each.column}</span>
              </label>
              <span className={styles.cells}>
                {plural(each.count, 'row')}. {each.message}
              </span>
            </div>
            <Input
              id={`value-${String(at)}`}
              maxLength={200}
              placeholder="Read instead"
              value={replacementOf(mapping, each)}
              onChange={(event) => onChange(withReplacement(mapping, each, event.target.value))}
            />
          </li>
        ))}
      </ul>
      {refused.length > mostShown && (
        <p className={styles.hint}>
          The {mostShown} most frequent of {refused.length} values. The others follow after the next check.
        </p>
      )}
    </section>
  );
}
