import { readFileSync } from 'node:fs';
import JestRuntime from 'jest-runtime';
import { sharedModulesOf } from './sharedModules.mjs';

const Runtime = JestRuntime.default ?? JestRuntime;

// such a file replaces modules of ours, so it loads all of them for itself
const replacesModules = /\bjest\s*\.\s*(mock|doMock|setMock|unstable_mockModule|isolateModules\w*|resetModules)\s*[(<]/;

/** Loads the modules of one test file; those that files share come from `sharedModules.mjs`. */
export default class SharingRuntime extends Runtime {
  #shared;
  #isOver = false;

  constructor(config, ...rest) {
    super(config, ...rest);
    this.#shared = sharedModulesOf(config);
    // journeys start browsers by modules of ours, and a browser's package loads parts of itself with the file at hand
    const own = config.displayName?.name !== 'e2e' && !replacesModules.test(readFileSync(this._testPath, 'utf8'));
    this.#shared?.lend(this, { own });
    // Fastify looks for the name of each plugin among all modules, which is slow through jest's view of them
    this.registries.requireCacheProxy = {};
  }

  // a shared module that loads a part of itself later asks the runtime of the file that loaded it first
  requireModuleOrMock(from, name) {
    const current = this.#isOver ? this.#shared?.runtime : null;
    return current && current !== this
      ? current.requireModuleOrMock(from, name)
      : super.requireModuleOrMock(from, name);
  }

  teardown() {
    this.#shared?.collect(this);
    super.teardown();
    this.#isOver = true;
  }
}
