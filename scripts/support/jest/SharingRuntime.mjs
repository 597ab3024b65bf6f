import JestRuntime from 'jest-runtime';
import { sharedPackagesOf } from './sharedPackages.mjs';

const Runtime = JestRuntime.default ?? JestRuntime;

/** Loads the modules of one test file; packages come from `sharedPackages.mjs`. */
export default class SharingRuntime extends Runtime {
  #shared;
  #isOver = false;

  constructor(config, ...rest) {
    super(config, ...rest);
    this.#shared = sharedPackagesOf(config);
    this.#shared?.lend(this);
  }

  // a shared package that loads a part of itself later asks the runtime of the file that loaded it first
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
