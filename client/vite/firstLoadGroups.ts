import path from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

const client = path.join(import.meta.dirname, '..');
/** Comes before everything else and needs nothing of it. */
export const startModule = path.join(client, 'app', 'entryStart.ts');
const publicRoutes = path.join(client, 'app', 'publicRoutes.tsx');
const privateLink = path.join(client, 'features', 'session', 'privateLink.ts');
const screens = path.join(client, 'screens');
const listScreen = path.join(screens, 'visitors', 'brochure-list', 'BrochureListScreen.tsx');

/** Neither a screen nor a package. */
const isPart = (id: string): boolean => !id.startsWith(screens) && !id.includes('node_modules');

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
    return isPart(id) && parts.has(id) ? 'list-parts' : null;
  };
}

/**
 * What several of the visitors' other screens share, in one file: the first page brings the name of every file that such
 * a screen may need. Screens of one folder are one.
 */
function visitorsParts(): (id: string, context: Context) => string | null {
  let uses: Map<string, Set<string>> | undefined;
  return (id, context) => {
    uses ??= foldersUsing(context);
    return isPart(id) && (uses.get(id)?.size ?? 0) > 1 ? 'visitors-parts' : null;
  };
}

/** The folders of visitors' screens that need a module. */
function foldersUsing(context: Context): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const screen of context.getModuleInfo(publicRoutes)?.dynamicallyImportedIds ?? []) {
    for (const id of withImports(screen, context)) {
      folders.set(id, (folders.get(id) ?? new Set()).add(path.dirname(screen)));
    }
  }
  return folders;
}

/** What a call with a token needs, which the first page names too. */
function sessionParts(): (id: string, context: Context) => string | null {
  let parts: Set<string> | undefined;
  return (id, context) => {
    parts ??= withImports(privateLink, context);
    return isPart(id) && parts.has(id) ? 'session-parts' : null;
  };
}

/**
 * What the first page loads, in a few files instead of two dozen: packages, which change seldom, what every page needs,
 * and what the list needs. Small files compress worse, and each is one more request.
 */
export function firstLoadGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    { name: 'packages', test: /node_modules/, tags: ['$initial'] },
    { name: 'site', test: (id) => id !== startModule, tags: ['$initial'] },
    { name: listParts() },
    { name: visitorsParts() },
    { name: sessionParts() },
  ];
}
