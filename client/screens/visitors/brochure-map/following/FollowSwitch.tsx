import { useStore } from '../../../../platform/stores/useStore';
import styles from './FollowSwitch.module.css';
import { mapFollows } from './mapFollows';

/** Switches whether the list follows the map. */
export function FollowSwitch() {
  const follows = useStore(mapFollows);
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={follows} onChange={({ target }) => mapFollows.set(target.checked)} />
      Search as I move
    </label>
  );
}
