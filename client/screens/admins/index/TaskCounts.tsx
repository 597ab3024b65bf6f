import type { AdminIndexScreenQuery } from '../../../generated/types';
import { useHasScreen } from '../../../platform/page/useHasScreen';
import { Link } from '../../../ui/links/Link';
import styles from './AdminIndexScreen.module.css';
import { tasksOf, type Task } from './tasksOf';
import { groupThousands } from '../../../shared/formats/groupThousands';

/** Numbers that link to exactly the items they count. */
export function TaskCounts({ counts }: { counts: AdminIndexScreenQuery }) {
  const hasScreen = useHasScreen();
  const tasks = tasksOf(counts).filter(({ isTrouble = false, count }) => !isTrouble || count > 0);
  return (
    <ul className={styles.tasks}>
      {tasks.map((task) => (
        <li key={task.label}>
          {task.isTrouble === true && !hasScreen(task.path) ? (
            <div className={styles.task} data-urgent={isPressing(task)}>
              <TaskLabels task={task} />
            </div>
          ) : (
            <Link className={styles.task} to={task.path} data-urgent={isPressing(task)}>
              <TaskLabels task={task} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

const isPressing = ({ isUrgent = false, count }: Task) => isUrgent && count > 0;

function TaskLabels({ task: { count, label, hint } }: { task: Task }) {
  return (
    <>
      <span className={styles.count}>{groupThousands(count)}</span>
      <span className={styles.label}>{label}</span>
      <span className={styles.hint}>{hint}</span>
    </>
  );
}
