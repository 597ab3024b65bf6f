export interface FoundBrowser {
  executablePath: string;
  /** Its origin: named by PUPPETEER_EXECUTABLE_PATH, installed on this machine, or from the npm package. */
  source: 'named' | 'system' | 'package';
  /** Variables for the environment of the browser only. */
  environment: Readonly<Record<string, string>>;
  /** The packaged one is the small "headless shell". */
  headless: true | 'shell';
}
