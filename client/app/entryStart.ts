/** On a slow line a picture may take longer; nobody waits for ever until a page answers. */
const longestMs = 2000;

/** Addresses that the server names (`laterScripts`): what is fetched later, and which of it is run. */
const later = 'meta[name="later-import"]';
const entry = 'meta[name="later-entry"]';

/** The page has been seen: the first picture, if it has one, stands on the screen. */
async function isSeen(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // one that cannot be shown is not waited for
  await picture?.decode().catch(() => undefined);
  // the frame that holds it has been handed over once the one after it begins
  await nextFrame();
  await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise((begin) => requestAnimationFrame(begin));
}

/** A page in the background has no frames, and nobody who waits for its picture. */
function isLongEnough(): Promise<unknown> {
  return new Promise((pass) => setTimeout(pass, document.hidden ? 0 : longestMs));
}

/** Links, forms and popovers do what they are for by themselves; these need the scripts. */
const needsScripts = 'main button[type="button"]:not([popovertarget])';

/** A button that is pressed early is not left without an answer: nothing is waited for, and it is pressed again later. */
function isUsed(): Promise<void> {
  let answers = false;
  let pressed: HTMLElement | null = null;
  return new Promise((pass) => {
    const notice = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(needsScripts) : null;
      if (button) pass();
      // a press that is answered in its own course is none to repeat
      setTimeout(() => (pressed = answers ? null : button));
    };
    document.addEventListener('click', notice, true);
    // `Answers` says so
    const repeat = () => {
      answers = true;
      document.removeEventListener('click', notice, true);
      pressed?.click();
    };
    document.addEventListener('answers', repeat, { once: true });
  });
}

function fetchScripts(): void {
  const first = document.querySelector<HTMLMetaElement>(entry)?.content;
  const others = [...document.querySelectorAll<HTMLMetaElement>(later)].map(({ content }) => content);
  for (const url of first === undefined ? others : [first, ...others]) preload(url);
  if (first !== undefined) void import(/* @vite-ignore */ first);
}

function preload(url: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  // as Vite's own tags have it: else the file is fetched twice
  link.crossOrigin = '';
  link.href = url;
  document.head.append(link);
}

/** What is held back until the browser draws it (`heldParts`) is not to be read before. */
const isHeldBack = document.documentElement.dataset['holds'] === 'near-me' ? [Promise.resolve()] : [];

/** The page is read before it is used: its scripts do not take the line, nor the processor, from its first picture. */
void Promise.race([isSeen(), isLongEnough(), isUsed(), ...isHeldBack]).then(fetchScripts);
