import path from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

const screens = path.join(import.meta.dirname, '..', 'screens');
const listScreen = path.join(screens, 'visitors', 'brochure-list', 'BrochureListScreen.tsx');

/** The module, and all that it imports and that has to be there before it can run. */
function withImports(id: string, context: Context, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) withImports(imported, context, seen);
  return seen;
}

/**
 * What the list shares with other screens. Packages come along with what uses them: asked by their imports, one barrel
 * would bring all that anybody takes from it.
 */
function listParts(): (id: string, context: Context) => string | null {
  let parts: Set<string> | undefined;
  return (id, context) => {
    parts ??= withImports(listScreen, context);
    return parts.has(id) && !id.startsWith(screens) && !id.includes('node_modules') ? 'list-parts' : null;
  };
}

/**
 * What the first page loads, in a few files instead of two dozen: packages, which change seldom, what every page needs,
 * and what the list needs. Small files compress worse, and each is one more request.
 */
export function firstLoadGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    { name: 'packages', test: /node_modules/, tags: ['$initial'] },
    { name: 'site', tags: ['$initial'] },
    { name: listParts() },
  ];
}
