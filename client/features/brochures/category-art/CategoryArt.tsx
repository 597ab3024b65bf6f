import type { CategoryIcon } from '../../../generated/types';
import { Icon } from '../../../ui/icons/Icon';
import { categoryIcon } from '../../categories/categoryIcon';
import { artShapes } from './artShapes';
import styles from './CategoryArt.module.css';

interface CategoryArtProps {
  category: { icon: CategoryIcon };
  /** number of the ad: chooses the scene */
  databaseId: number;
}

/**
 * Decoration in place of a picture: a scene in the colour of the category, with its icon. It fills its box, needs no
 * download, and is printed as well.
 */
export function CategoryArt({ category, databaseId }: CategoryArtProps) {
  const icon = categoryIcon(category);
  const { sun, far, near } = artShapes(databaseId);
  return (
    <div className={styles.art} data-art={icon} aria-hidden="true">
      <svg viewBox="0 0 160 120" preserveAspectRatio="xMidYMax slice">
        <circle cx={sun[0]} cy={sun[1]} r={sun[2]} className={styles.sun} />
        <path d={far} className={styles.far} />
        <path d={near} className={styles.near} />
      </svg>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
    </div>
  );
}
