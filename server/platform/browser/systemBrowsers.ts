import path from 'node:path';

const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** Where Chromium and its kin are installed, the likeliest first. */
export function systemBrowsers(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string[] {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform === 'win32') {
    const folders = windowsFolders.flatMap((name) => environment[name] ?? []);
    return folders.flatMap((folder) => [
      path.win32.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      path.win32.join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]);
  }
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ];
}
