const scriptTag = /<(script type="module"|link rel="modulepreload")/g;

/** The page is read before it is used: its text, font and first picture come before the scripts. */
export function yieldScripts(html: string): string {
  return html.replace(scriptTag, '<$1 fetchpriority="low"');
}
