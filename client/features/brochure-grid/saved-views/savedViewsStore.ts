import { createDeviceStore } from '../../../platform/storage/createDeviceStore';
import type { SavedView } from './SavedView';

const mostKept = 50;

function isSavedView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false;
  const { name, query } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof query === 'string';
}

export const savedViewsStore = createDeviceStore<readonly SavedView[]>((stored) =>
  Array.isArray(stored) ? stored.filter(isSavedView).slice(0, mostKept) : [],
);
