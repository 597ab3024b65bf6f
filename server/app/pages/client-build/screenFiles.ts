import path from 'node:path';

/** Vite's manifest: the output files of each source module. */
export type ClientManifest = Record<string, ManifestChunk>;

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** The chunk and all chunks that it imports, directly or not. */
function withImports(manifest: ClientManifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

export interface ScreenFiles {
  scripts: string[];
  styles: string[];
}

/** The lazy parts of a screen that lie in its own folder: the server draws them with it. */
function ownParts(manifest: ClientManifest, module: string): string[] {
  const parts = manifest[module]?.dynamicImports ?? [];
  return parts.filter((part) => path.posix.dirname(part) === path.posix.dirname(module));
}

/**
 * What screens import as soon as they run, by module. The page names these scripts with its own, so that they load while it
 * starts, not afterwards: on a slow phone the map begins a second earlier.
 */
export const startedParts: Record<string, readonly string[]> = {
  'screens/visitors/brochure-map/BrochureMapScreen.tsx': ['features/maps/open-layers/createOffersMap.ts'],
};

/**
 * Returns the files of a lazy screen, except those of the entry, which the template names already. The styles include
 * those of its own lazy parts, so that they look right before their scripts load, and without JavaScript.
 */
export function screenFiles(manifest: ClientManifest, module: string): ScreenFiles {
  const present = withImports(manifest, 'index.html');
  const chunks = [...withImports(manifest, module)]
    .filter((key) => !present.has(key))
    .flatMap((key) => manifest[key] ?? []);
  const started = new Set((startedParts[module] ?? []).flatMap((part) => [...withImports(manifest, part)]));
  const later = [...started].filter((key) => !present.has(key)).flatMap((key) => manifest[key] ?? []);
  const parts = ownParts(manifest, module).flatMap((key) => manifest[key] ?? []);
  return {
    scripts: [...new Set([...chunks, ...later].map((chunk) => chunk.file))],
    styles: [...new Set([...chunks, ...parts].flatMap((chunk) => chunk.css ?? []))],
  };
}
