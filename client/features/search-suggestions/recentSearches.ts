import { createStore } from '../../platform/stores/createStore';
import { localStore } from '../../platform/storage/localStore';

const key = 'recentSearches';
const most = 5;

/** Searches of this device, newest first; nothing leaves it. What is stored may be of another version. */
export function readRecentSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((text) => typeof text === 'string' && text !== '' && text.length <= 200)
    .slice(0, most) as string[];
}

export const recentSearches = createStore<readonly string[]>([]);

export function loadRecentSearches(): void {
  recentSearches.set(readRecentSearches(localStore.read(key)));
}

function keep(texts: readonly string[]): void {
  recentSearches.set(texts);
  localStore.write(key, texts.length === 0 ? undefined : texts);
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Adds a search, or moves it to the front. */
export function addRecentSearch(typed: string): void {
  const text = typed.trim().slice(0, 200);
  if (text === '') return;
  const others = readRecentSearches(localStore.read(key)).filter((each) => !isSame(each, text));
  keep([text, ...others].slice(0, most));
}

export function removeRecentSearch(text: string): void {
  keep(recentSearches.get().filter((each) => each !== text));
}

export function clearRecentSearches(): void {
  keep([]);
}
