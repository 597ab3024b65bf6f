import { useApolloClient } from '@apollo/client/react';
import { useAttempt, type AttemptOutcome } from '../../../features/error-handling/useAttempt';
import { useCreateCategoryMutation } from '../../../generated/CreateCategory';
import { useReorderCategoriesMutation } from '../../../generated/ReorderCategories';
import type { CategoryIcon } from '../../../generated/types';
import { useUpdateCategoryMutation } from '../../../generated/UpdateCategory';
import type { ListedCategory } from './ListedCategory';

interface NewCategory {
  code: string;
  name: string;
  parent: string | null;
  icon: CategoryIcon | null;
  synonyms: string[];
}

type CategoryChanges = Pick<NewCategory, 'name' | 'icon' | 'synonyms'>;

/** The mutations of categories; each reports its outcome and reloads the queries that show them. */
export function useCategoryVerbs() {
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const [reorder] = useReorderCategoriesMutation();
  const client = useApolloClient();
  const attempt = useAttempt();

  async function andReload(outcome: Promise<AttemptOutcome>): Promise<AttemptOutcome> {
    const result = await outcome;
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'categories' });
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    return result;
  }

  const setActive = ({ id, name }: ListedCategory, isActive: boolean, undo?: () => void): Promise<AttemptOutcome> =>
    andReload(
      attempt({
        run: () => update({ variables: { input: { id, isActive } } }),
        done: isActive ? `“${name}” takes ads again.` : `“${name}” takes no new ads; those that it has stay.`,
        notDone: `“${name}” is as it was.`,
        ...(undo && { undo }),
      }),
    );

  const change = ({ id, name }: ListedCategory, changes: Partial<CategoryChanges>, done: string, undo?: () => void) =>
    andReload(
      attempt({
        run: () => update({ variables: { input: { id, ...changes } } }),
        done,
        notDone: `“${name}” is as it was.`,
        ...(undo && { undo }),
      }),
    );

  return {
    create: (input: NewCategory) =>
      andReload(
        attempt({
          run: () => create({ variables: { input } }),
          done: `“${input.name}” is there now.`,
          notDone: `“${input.name}” is not made.`,
        }),
      ),
    /** sends only the changed fields, because another user may have changed the rest */
    change: (category: ListedCategory, wanted: CategoryChanges) => {
      const before = { name: category.name, icon: category.ownIcon, synonyms: category.synonyms };
      const isRenamed = wanted.name !== before.name;
      const isRedrawn = wanted.icon !== before.icon;
      const hasOtherWords = wanted.synonyms.join() !== before.synonyms.join();
      const changed = ({ name, icon, synonyms }: CategoryChanges) => ({
        ...(isRenamed && { name }),
        ...(isRedrawn && { icon }),
        ...(hasOtherWords && { synonyms }),
      });
      const said = isRenamed
        ? `“${before.name}” is called “${wanted.name}” now.`
        : isRedrawn
          ? `“${before.name}” has another icon.`
          : `“${before.name}” is found by other words.`;
      return change(category, changed(wanted), said, () => {
        void change(category, changed(before), `“${before.name}” is as it was.`);
      });
    },
    toggle: (category: ListedCategory) =>
      setActive(category, !category.isActive, () => void setActive(category, category.isActive)),
    reorder: (parent: string | null, ids: string[], moved: ListedCategory) =>
      andReload(
        attempt({
          run: () => reorder({ variables: { input: { parent, ids } } }),
          done: `“${moved.name}” has moved.`,
          notDone: `“${moved.name}” has not moved.`,
        }),
      ),
  };
}

export type CategoryVerbs = ReturnType<typeof useCategoryVerbs>;
