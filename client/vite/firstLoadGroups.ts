import path from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

const client = path.join(import.meta.dirname, '..');
/** Loads first and imports none of the shared files. */
export const startModule = path.join(client, 'app', 'entryStart.ts');
const publicRoutes = path.join(client, 'app', 'publicRoutes.tsx');
const privateLink = path.join(client, 'features', 'session', 'privateLink.ts');
const apolloClient = path.join(client, 'app', 'apolloClient.ts');
const screens = path.join(client, 'screens');
const listScreen = path.join(screens, 'visitors', 'brochure-list', 'BrochureListScreen.tsx');

/** True for modules that are neither a screen nor in a package. */
const isPart = (id: string): boolean => !id.startsWith(screens) && !id.includes('node_modules');

/**
 * Parts of Apollo Client that screens import: classes of errors, and what `useMutation` needs. They must not bring the
 * rest (`e2e/pages/firstLoadBudget.test.ts`).
 */
const isLightApollo = (id: string): boolean =>
  /@apollo\/client\/(?:errors|utilities\/internal\/preventUnhandledRejection)\b/.test(id);

/** The module and all its static imports, directly and through others. */
function withImports(id: string, context: Context, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) withImports(imported, context, seen);
  return seen;
}

/**
 * Groups the modules that the list shares with other screens. Packages stay with their importers: through one barrel
 * file, a group would include everything that any screen takes from the package.
 */
function listParts(): (id: string, context: Context) => string | null {
  let parts: Set<string> | undefined;
  return (id, context) => {
    parts ??= withImports(listScreen, context);
    return isLightApollo(id) || (isPart(id) && parts.has(id)) ? 'list-parts' : null;
  };
}

/**
 * Groups the modules that several other visitors' screens share into one file, because the first page names every file
 * that such a screen may need. Screens of one folder count as one.
 */
function visitorsParts(): (id: string, context: Context) => string | null {
  let uses: Map<string, Set<string>> | undefined;
  return (id, context) => {
    uses ??= foldersUsing(context);
    return isPart(id) && (uses.get(id)?.size ?? 0) > 1 ? 'visitors-parts' : null;
  };
}

/** For each module, the folders of visitors' screens that import it; calls with a token count as a folder. */
function foldersUsing(context: Context): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const screen of [...(context.getModuleInfo(publicRoutes)?.dynamicallyImportedIds ?? []), privateLink]) {
    for (const id of withImports(screen, context)) {
      folders.set(id, (folders.get(id) ?? new Set()).add(path.dirname(screen)));
    }
  }
  return folders;
}

/** Groups Apollo Client with its packages: all that it needs besides the first load. */
function apolloParts(): (id: string, context: Context) => string | null {
  let parts: Set<string> | undefined;
  return (id, context) => {
    parts ??= withImports(apolloClient, context);
    return parts.has(id) && id !== apolloClient ? 'apollo-parts' : null;
  };
}

/** Groups the modules for calls with a token, which the first page names too. */
function sessionParts(): (id: string, context: Context) => string | null {
  let parts: Set<string> | undefined;
  return (id, context) => {
    parts ??= withImports(privateLink, context);
    return isPart(id) && parts.has(id) ? 'session-parts' : null;
  };
}

/**
 * Bundles the first page into a few files instead of two dozen: packages, which change seldom, modules of every page,
 * and modules of the list. Small files compress worse, and each costs a request.
 */
export function firstLoadGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    { name: 'packages', test: /node_modules/, tags: ['$initial'] },
    { name: 'site', test: (id) => id !== startModule, tags: ['$initial'] },
    { name: listParts() },
    { name: apolloParts() },
    { name: visitorsParts() },
    { name: sessionParts() },
  ];
}
