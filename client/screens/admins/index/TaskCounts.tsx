import { useMay } from '../../../features/session/useMay';
import type { AdminIndexScreenQuery } from '../../../generated/types';
import { useHasScreen } from '../../../platform/page/useHasScreen';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { Tile } from '../../../ui/tiles/Tile';
import { Tiles } from '../../../ui/tiles/Tiles';
import { tasksOf } from './tasksOf';

/** Numbers that link to exactly the items they count. */
export function TaskCounts({ counts }: { counts: AdminIndexScreenQuery }) {
  const hasScreen = useHasScreen();
  const may = useMay();
  const tasks = tasksOf(counts)
    .filter(({ right }) => right === undefined || may(right))
    .filter(({ isTrouble = false, count }) => !isTrouble || count > 0);
  return (
    <Tiles>
      {tasks.map(({ count, label, hint, path, isTrouble = false, isUrgent = false }) => (
        <Tile
          key={label}
          value={groupThousands(count)}
          label={label}
          hint={hint}
          to={isTrouble && !hasScreen(path) ? undefined : path}
          isMarked={isUrgent && count > 0}
        />
      ))}
    </Tiles>
  );
}
