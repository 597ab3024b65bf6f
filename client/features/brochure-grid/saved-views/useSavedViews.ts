import { useEffect, useEffectEvent } from 'react';
import {
  useDeleteViewOfListMutation,
  useSavedViewsOfListQuery,
  useSaveViewOfListMutation,
} from '../../../generated/SavedViews';
import type { ViewedList } from '../../../generated/types';
import { readFailure } from '../../../platform/errors/readFailure';
import { createDeviceStores } from '../../../platform/storage/createDeviceStores';
import { useReport } from '../../../ui/last-actions/useReport';
import { useSession } from '../../session/useSession';
import type { GridMode } from '../gridModes';
import type { SavedView } from './SavedView';

interface KeptOnDevice {
  name: string;
  query: string;
}

function isKept(value: unknown): value is KeptOnDevice {
  if (typeof value !== 'object' || value === null) return false;
  const { name, query } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof query === 'string';
}

/** Where views were before the server kept them. */
const deviceViewsOf = createDeviceStores<readonly KeptOnDevice[]>((stored) =>
  Array.isArray(stored) ? stored.filter(isKept) : [],
);

const lists = { normal: 'NORMAL', archived: 'ARCHIVED' } as const satisfies Record<GridMode, ViewedList>;

/** The views of a list: own ones and those that others share. */
export function useSavedViews(mode: GridMode) {
  const list = lists[mode];
  const { session } = useSession();
  const report = useReport();
  const { data, refetch } = useSavedViewsOfListQuery({ variables: { list }, fetchPolicy: 'cache-and-network' });
  const [saveView] = useSaveViewOfListMutation();
  const [deleteView] = useDeleteViewOfListMutation();

  /** Returns whether the server has done it; says why not. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      await refetch();
      return true;
    } catch (error) {
      report({ tone: 'failure', text: `The views are as before. ${readFailure(error).message}` });
      return false;
    }
  }

  const keep = (view: Pick<SavedView, 'name' | 'query' | 'isShared'>): Promise<boolean> =>
    attempt(() =>
      saveView({ variables: { input: { list, name: view.name, query: view.query, isShared: view.isShared } } }),
    );

  const takeOver = useEffectEvent(async () => {
    const device = deviceViewsOf(`gridViews ${mode} ${session?.user.did ?? ''}`);
    for (const { name, query } of device.get()) {
      if (!(await keep({ name, query, isShared: false }))) return;
    }
    device.set([]);
  });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) void takeOver();
  }, [isLoaded]);

  return {
    views: data?.savedViews ?? [],
    save: async (view: Parameters<typeof keep>[0]): Promise<void> => {
      if (await keep(view)) report({ tone: 'success', text: `The view “${view.name}” is saved.` });
    },
    forget: async (view: SavedView): Promise<void> => {
      const isDone = await attempt(() => deleteView({ variables: { input: { list, name: view.name } } }));
      const text = `The view “${view.name}” is deleted.`;
      if (isDone) report({ tone: 'success', text, undo: () => void keep(view) });
    },
  };
}
