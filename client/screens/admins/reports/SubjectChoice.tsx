import { describeCountChange } from '../../../features/company-figures/describeChange';
import type { ReportsScreenQuery, ReportSubject } from '../../../generated/types';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { reportSubjects } from './reportSubjects';
import styles from './SubjectChoice.module.css';

interface SubjectChoiceProps {
  figures: ReportsScreenQuery['siteReport']['figures'];
  chosen: ReportSubject;
  onChoose: (subject: ReportSubject) => void;
}

const arrows = { up: '▲', down: '▼', same: '●' } as const;

/** The figures as tiles, each with its change; a press shows its charts below. */
export function SubjectChoice({ figures, chosen, onChoose }: SubjectChoiceProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.tiles} role="group" aria-label="Figures">
        {figures.map(({ subject, now, before }) => {
          const { direction, text } = describeCountChange(now, before);
          return (
            <button
              key={subject}
              type="button"
              className={styles.tile}
              aria-pressed={subject === chosen}
              onClick={() => onChoose(subject)}
            >
              <span className={styles.label}>{reportSubjects[subject].label}</span>
              <span className={styles.value}>{groupThousands(now)}</span>
              <span className={styles.change}>
                <span aria-hidden="true">{arrows[direction]}</span> {text}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
