import { sharedModulesOf } from './sharedModules.mjs';

// what packages add to the globals when they are loaded; everything else that a file adds goes with it
const addedByPackages = new Set(['CSS']);
// jest sets it for each file
const setByJest = new Set(['console']);

/** The environment of all test files of a project in one worker. Each file finds its globals and page as new. */
export function reuse(Environment) {
  return class ReusedEnvironment extends Environment {
    #globals;
    #settings;

    constructor(config, context) {
      const shared = sharedModulesOf(config.projectConfig);
      if (shared?.environment) return shared.environment;
      super(config, context);
      if (!shared) return;
      shared.environment = this;
      this.#globals = new Map(
        Reflect.ownKeys(this.global).map((name) => [name, Object.getOwnPropertyDescriptor(this.global, name)]),
      );
      this.#settings = { ...this.global.process.env };
    }

    async teardown() {
      if (!this.#globals) return super.teardown();
      this.fakeTimers.useRealTimers();
      this.fakeTimersModern.useRealTimers();
      this.#restoreSettings(this.global.process.env);
      this.#restoreGlobals(this.global);
      if (this.global.document) clearPage(this.global);
    }

    #restoreSettings(settings) {
      for (const name of Object.keys(settings)) if (!(name in this.#settings)) delete settings[name];
      Object.assign(settings, this.#settings);
    }

    #restoreGlobals(global) {
      for (const name of Reflect.ownKeys(global)) {
        if (!this.#globals.has(name) && !addedByPackages.has(name)) delete global[name];
      }
      for (const [name, before] of this.#globals) {
        if (setByJest.has(name)) continue;
        if (before.configurable) Object.defineProperty(global, name, before);
        else if (before.writable) global[name] = before.value;
      }
    }
  };
}

/** Leaves the page as a new one. Listeners stay: a test removes its own from `document` and `window`. */
function clearPage({ document, window, localStorage, sessionStorage }) {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', 'http://localhost/');
}
