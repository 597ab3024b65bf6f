// Packages are loaded once per worker and project instead of once per test file: half of a test's time was loading
// them. Our own modules are still loaded anew for each file, so no state of ours goes from one file to the next.
import path from 'node:path';

const packages = `${path.sep}node_modules${path.sep}`;

const loadedByEachFile = [
  // these register hooks or matchers with the test file that loads them
  '@testing-library/react',
  '@testing-library/jest-dom',
  // these load files at each call, which jest refuses after the test file that loaded them
  'lilconfig',
  'puppeteer',
].map((name) => packages + name.replaceAll('/', path.sep) + path.sep);

/** What a worker keeps for the test files of one project. */
class SharedPackages {
  environment = null;
  runtime = null;
  commonJs = new Map();
  esModules = new Map();

  /** Gives what earlier files have loaded to the runtime of the next file. */
  lend(runtime) {
    this.runtime = runtime;
    const { registries } = runtime;
    for (const [file, module] of this.commonJs) registries.getActiveCjsRegistry().set(file, module);
    for (const [url, module] of this.esModules) registries.getActiveEsmRegistry().set(url, module);
  }

  /** Keeps what this file was the first to load. */
  collect({ registries }) {
    for (const [file, module] of registries.getActiveCjsRegistry()) {
      if (module.loaded && isShared(file)) this.commonJs.set(file, module);
    }
    for (const [url, module] of registries.getActiveEsmRegistry()) {
      if (module.status === 'evaluated' && isShared(url)) this.esModules.set(url, module);
    }
  }
}

const isShared = (file) => file.includes(packages) && !loadedByEachFile.some((part) => file.includes(part));

const projects = new Map();

/** null with `--detectLeaks`, which needs an environment of its own for each file. */
export function sharedPackagesOf(projectConfig) {
  if (projectConfig.detectLeaks) return null;
  const known = projects.get(projectConfig.id);
  if (known) return known;
  const shared = new SharedPackages();
  projects.set(projectConfig.id, shared);
  return shared;
}
