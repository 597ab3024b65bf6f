import { useRef, type ReactNode } from 'react';
import styles from './CategoriesScreen.module.css';
import { CategoryRow } from './CategoryRow';
import type { ListedCategory } from './ListedCategory';
import { movedTo } from './movedTo';
import type { CategoryVerbs } from './useCategoryVerbs';
import { useListDrag } from './useListDrag';

interface CategoryListProps<T extends ListedCategory> {
  label: string;
  /** null: the top level */
  parent: { id: string; code: string } | null;
  categories: readonly T[];
  verbs: CategoryVerbs;
  onChange: (category: T) => void;
  /** rendered below a category */
  below?: (category: T) => ReactNode;
}

/** The categories of one level in order; drag and drop or each row's arrows change the order. */
export function CategoryList<T extends ListedCategory>(props: CategoryListProps<T>) {
  const { label, parent, categories, verbs, onChange, below } = props;
  const list = useRef<HTMLOListElement>(null);
  const drag = useListDrag(list, (from, to) => void move(from, to));

  async function move(from: number, to: number): Promise<void> {
    const category = categories[from];
    if (category === undefined || from === to || to < 0 || to >= categories.length) return;
    const ids = movedTo(categories, from, to).map(({ id }) => id);
    await verbs.reorder(parent?.id ?? null, ids, category);
  }

  return (
    <ol ref={list} className={styles.list} aria-label={label}>
      {categories.map((category, index) => (
        <li
          key={category.id}
          className={styles.item}
          data-over={drag.over === index && drag.dragged !== index}
          data-dragged={drag.dragged === index}
        >
          <CategoryRow
            category={category}
            parent={parent}
            isFirst={index === 0}
            isLast={index === categories.length - 1}
            onMove={(step) => move(index, index + step)}
            onDrag={(isDragged) => (isDragged ? drag.begin(index) : drag.end())}
            onToggle={() => void verbs.toggle(category)}
            onChange={() => onChange(category)}
          />
          {below?.(category)}
        </li>
      ))}
    </ol>
  );
}
