export interface FoundBrowser {
  executablePath: string;
  /** Where it was found: named by PUPPETEER_EXECUTABLE_PATH, installed on this machine, or brought along by npm. */
  source: 'named' | 'system' | 'package';
  /** To be added to the browser's environment, and to nobody else's. */
  environment: Readonly<Record<string, string>>;
  /** The packaged one is the small "headless shell". */
  headless: true | 'shell';
}
