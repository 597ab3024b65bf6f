/** Scripts load at the latest after this time, also if the first picture is slow. */
const longestMs = 2000;

/** Preloads all scripts that the server names (`deferredScripts`) and runs the entry. */
const later = 'later-import';
const entry = 'later-entry';
const style = 'later-style';

/** The files that the page names in its head. */
function namedFiles(name: string): string[] {
  return [...document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)].flatMap(({ content }) =>
    content.split(' '),
  );
}

/** Resolves when the page's first picture is painted; at once if it has none. */
async function waitForFirstPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A broken picture does not delay the scripts.
  await picture?.decode().catch(() => undefined);
  // The browser has painted the picture when the next frame begins.
  await nextFrame();
  await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise((begin) => requestAnimationFrame(begin));
}

/** Resolves after `longestMs`, or at once in the background, where the browser paints no frames. */
function waitAtMost(): Promise<unknown> {
  return new Promise((pass) => setTimeout(pass, document.hidden ? 0 : longestMs));
}

/** Links, forms and popovers work without scripts; these buttons do not. */
const needsScripts = 'main button[type="button"]:not([popovertarget])';

/** Resolves on the first click that needs scripts. Queues clicks until hydration, then replays the last one. */
function waitForEarlyClick(): Promise<void> {
  let isHydrated = false;
  let pressed: HTMLElement | null = null;
  return new Promise((pass) => {
    const notice = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(needsScripts) : null;
      if (button) pass();
      // Do not replay a click that React has handled.
      setTimeout(() => (pressed = isHydrated ? null : button));
    };
    document.addEventListener('click', notice, true);
    // Sent by `HydratedSignal`.
    const repeat = () => {
      isHydrated = true;
      document.removeEventListener('click', notice, true);
      pressed?.click();
    };
    document.addEventListener('hydrated', repeat, { once: true });
  });
}

function fetchScripts(): void {
  const [first] = namedFiles(entry);
  const others = namedFiles(later);
  for (const url of first === undefined ? others : [first, ...others]) preload(url);
  void loadStyles().then(() => (first === undefined ? undefined : import(/* @vite-ignore */ first)));
}

/** The page has the rules of what it shows; scripts show more, so they wait for all rules. A failure stops nothing. */
async function loadStyles(): Promise<void> {
  const sheets = namedFiles(style).map(styleLink);
  const loaded = sheets.map(
    (sheet) =>
      new Promise<boolean>((settle) => {
        sheet.addEventListener('load', () => settle(true));
        sheet.addEventListener('error', () => settle(false));
      }),
  );
  document.head.append(...sheets);
  const areLoaded = (await Promise.all(loaded)).every(Boolean);
  for (const sheet of sheets) sheet.media = 'all';
  // the same rules twice would cost each change of the page
  if (areLoaded) document.querySelector('style[data-used]')?.remove();
}

/** Vite's loader finds that it is there. */
function styleLink(url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  // applies with the others, so that the browser computes the page's style once
  link.media = 'not all';
  link.href = url;
  return link;
}

function preload(url: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  // Must match Vite's own tags, otherwise the browser fetches the file twice.
  link.crossOrigin = '';
  link.href = url;
  document.head.append(link);
}

/** A page with parts that only the browser can draw (`heldParts`) loads its scripts at once. */
const isHeldBack = document.documentElement.dataset['holds'] === 'near-me' ? [Promise.resolve()] : [];

/** Scripts load after the first picture, so that they do not compete with it for bandwidth and processor. */
void Promise.race([waitForFirstPicture(), waitAtMost(), waitForEarlyClick(), ...isHeldBack]).then(fetchScripts);
