import type { ElementHandle, Page } from 'puppeteer';

const selectors = {
  link: 'a[href]',
  button: 'button, summary, [role="button"], [role="menuitem"]',
  heading: 'h1, h2, h3',
} as const;

type Kind = keyof typeof selectors;

/** The thing that a visitor sees under this name (its label, or the text it shows); waits until it is there. */
export async function see(page: Page, kind: Kind, name: string | RegExp): Promise<ElementHandle<HTMLElement>> {
  const { source, flags } = typeof name === 'string' ? new RegExp(`^${escape(name)}$`) : name;
  const found = await page
    .waitForFunction(findVisible, { timeout: 30_000 }, selectors[kind], source, flags)
    .catch(() => {
      throw new Error(`No ${kind} named ${String(name)} can be seen on ${page.url()}`);
    });
  return found as unknown as ElementHandle<HTMLElement>;
}

export async function click(page: Page, kind: Kind, name: string | RegExp): Promise<void> {
  const element = await see(page, kind, name);
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await element.click();
}

/** Waits until a visitor can read this text somewhere. */
export async function read(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction((wanted) => document.body.innerText.includes(wanted), { timeout: 30_000 }, text)
    .catch(() => {
      throw new Error(`"${text}" cannot be read on ${page.url()}`);
    });
}

/** Waits until nobody can read it any more. */
export async function readNoMore(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction((wanted) => !document.body.innerText.includes(wanted), { timeout: 30_000 }, text)
    .catch(() => {
      throw new Error(`"${text}" can still be read on ${page.url()}`);
    });
}

/** Types into the field with this label. */
export async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.locator(`::-p-aria([name="${label}"][role="textbox"])`).fill(text);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Runs in the page. */
function findVisible(selector: string, source: string, flags: string): Element | null {
  const name = new RegExp(source, flags);
  const isNamed = (element: HTMLElement): boolean => {
    const label = element.getAttribute('aria-label') ?? element.innerText;
    return name.test(label.replace(/\s+/g, ' ').trim());
  };
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find((element) => element.checkVisibility({ visibilityProperty: true }) && isNamed(element)) ?? null;
}
