import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useCategoriesScreenQuery } from '../../../generated/CategoriesScreen';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageHeading } from '../../../ui/page/PageHeading';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './CategoriesScreen.module.css';
import { CategoryDialog, type CategoryTask } from './CategoryDialog';
import { CategoryList } from './CategoryList';
import { useCategoryVerbs } from './useCategoryVerbs';

/** Edits categories and sub-categories: their names, icons and order, and whether they accept new ads. */
export default function CategoriesScreen() {
  const { data, previousData, error, refetch } = useCategoriesScreenQuery({ fetchPolicy: 'no-cache' });
  const [task, setTask] = useState<CategoryTask | null>(null);
  const verbs = useCategoryVerbs();
  const categories = (data ?? previousData)?.categories.edges.map(({ node }) => node);

  return (
    <>
      <PageHeading
        title="Categories"
        subtitle="Their order is that of the menus. A category that is switched off keeps its ads and takes no new ones."
        actions={
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setTask({ parent: null })}>
            New category
          </Button>
        }
      />
      {error !== undefined && data === undefined && (
        <LoadFailure title="The categories could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {categories === undefined && error === undefined && (
        <div role="status" aria-label="Loading the categories">
          <Skeleton height="480px" />
        </div>
      )}
      {categories?.length === 0 && (
        <EmptyState icon="shapes" title="No categories yet">
          Every ad needs one: make the first.
        </EmptyState>
      )}
      {categories !== undefined && (
        <CategoryList
          label="Categories"
          parent={null}
          categories={categories}
          verbs={verbs}
          onChange={(changed) => setTask({ changed, parent: null })}
          below={(category) => (
            <div className={styles.below}>
              {category.subCategories.length > 0 && (
                <CategoryList
                  label={`Sub-categories of ${category.name}`}
                  parent={category}
                  categories={category.subCategories}
                  verbs={verbs}
                  onChange={(changed) => setTask({ changed, parent: category })}
                />
              )}
              <Button
                type="link"
                size="small"
                icon={<PlusOutlined />}
                aria-label={`New sub-category of ${category.name}`}
                onClick={() => setTask({ parent: category })}
              >
                Sub-category
              </Button>
            </div>
          )}
        />
      )}
      {task !== null && <CategoryDialog task={task} verbs={verbs} onClose={() => setTask(null)} />}
    </>
  );
}
