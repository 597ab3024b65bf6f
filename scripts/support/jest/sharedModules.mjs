// Modules are loaded once per worker and project instead of once per test file: most of a test's time was loading them.
// A module that keeps state is loaded anew for each file, and so is every module that imports it.
import path from 'node:path';
import { CompiledModules } from './compiledModules.mjs';
import { isLoadedByEachFile } from './loadedByEachFile.mjs';

const packages = `${path.sep}node_modules${path.sep}`;

// decorators of our modules write here as they are loaded, so these globals stay as long as the modules
const writtenByModules = ['typeormMetadataArgsStorage', 'TypeGraphQLMetadataStorage', 'classValidatorMetadataStorage'];

/** What a worker keeps for the test files of one project. */
class SharedModules {
  environment = null;
  runtime = null;
  #commonJs = new Map();
  #esModules = new Map();
  #sourceMaps = new Map();
  #globals = new Map();
  #withOwn = true;
  #compiled = new CompiledModules(() => this.runtime);

  /** Gives what earlier files have loaded to the runtime of the next file: packages, and our own modules if `own`. */
  lend(runtime, { own }) {
    this.runtime = runtime;
    this.#withOwn = own;
    this.#compiled.lend(runtime);
    const { registries } = runtime;
    for (const [file, module] of this.#commonJs) {
      if (own || isPackage(file)) registries.getActiveCjsRegistry().set(file, module);
    }
    for (const [url, module] of this.#esModules) registries.getActiveEsmRegistry().set(url, module);
    if (!own) return;
    for (const [name, value] of this.#globals) this.environment.global[name] = value;
    // without them a failure inside a shared module would name lines of the compiled file
    for (const [file, map] of this.#sourceMaps) runtime.getSourceMaps().set(file, map);
  }

  /** Keeps what this file was the first to load. */
  collect(runtime) {
    const modules = runtime.registries.getActiveCjsRegistry();
    const fresh = this.#withOwn ? freshModules(modules) : null;
    for (const [file, module] of modules) {
      if (!module.loaded || this.#commonJs.has(file)) continue;
      if (isPackage(file) ? !isLoadedByEachFile(file) : fresh && !fresh.has(module)) this.#commonJs.set(file, module);
    }
    for (const [url, module] of runtime.registries.getActiveEsmRegistry()) {
      if (module.status === 'evaluated' && isPackage(url) && !isLoadedByEachFile(url)) this.#esModules.set(url, module);
    }
    if (!fresh) return;
    for (const [file, map] of runtime.getSourceMaps()) if (this.#commonJs.has(file)) this.#sourceMaps.set(file, map);
    const { global } = this.environment;
    for (const name of writtenByModules) if (name in global) this.#globals.set(name, global[name]);
  }
}

const isPackage = (file) => file.includes(packages);

/** The modules that each file loads for itself: those of the list, and all that import one of them. */
function freshModules(modules) {
  const importers = new Map();
  const fresh = new Set();
  const waiting = [];
  const mark = (module) => {
    if (fresh.has(module)) return;
    fresh.add(module);
    waiting.push(module);
  };
  for (const [file, module] of modules) {
    if (isLoadedByEachFile(file)) mark(module);
    if (isPackage(file)) continue;
    for (const child of module.children ?? []) {
      const known = importers.get(child);
      if (known) known.push(module);
      else importers.set(child, [module]);
    }
  }
  while (waiting.length > 0) for (const importer of importers.get(waiting.pop()) ?? []) mark(importer);
  return fresh;
}

const projects = new Map();

/** null with `--detectLeaks`, which needs an environment of its own for each file. */
export function sharedModulesOf(projectConfig) {
  if (projectConfig.detectLeaks) return null;
  const known = projects.get(projectConfig.id);
  if (known) return known;
  const shared = new SharedModules();
  projects.set(projectConfig.id, shared);
  return shared;
}
