import { setTimeout as delay } from 'node:timers/promises';
import type { ElementHandle, Page } from 'puppeteer';
import { atRest, click, clickOn, fill, see } from './acts';
import { control, write } from './formActs';

/** How somebody presses and writes: with a mouse, or by touch. */
export interface Hand {
  press(kind: 'link' | 'button', name: string | RegExp): Promise<void>;
  pressOn(selector: string): Promise<void>;
  /** Types into the field with this label. */
  write(label: string, text: string): Promise<void>;
  /** Types into the field of a public form with this name. */
  fill(name: string, text: string): Promise<void>;
  /** Presses an element. */
  touch(element: ElementHandle): Promise<void>;
  /** how often it has pressed */
  count(): number;
}

async function bringToRest(page: Page, element: ElementHandle): Promise<void> {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await atRest(page);
}

async function clickAtRest(page: Page, element: ElementHandle): Promise<void> {
  await bringToRest(page, element);
  await element.click();
}

export function mouseOf(page: Page): Hand {
  let count = 0;
  const counted = (act: Promise<void>): Promise<void> => {
    count += 1;
    return act;
  };
  return {
    press: (kind, name) => counted(click(page, kind, name)),
    pressOn: (selector) => counted(clickOn(page, selector)),
    write: (label, text) => counted(write(page, label, text)),
    fill: (name, text) => counted(fill(page, name, text)),
    touch: (element) => counted(clickAtRest(page, element)),
    count: () => count,
  };
}

/** Time between two taps. Chromium takes faster ones on one spot for a double tap, and then no keys. */
const betweenTapsMs = 600;

/** Each field is tapped; after the text comes the "Done" of a phone's keyboard. */
export function thumbOf(page: Page): Hand {
  let count = 0;
  let lastTap = 0;
  async function touch(element: ElementHandle): Promise<void> {
    count += 1;
    await bringToRest(page, element);
    await delay(Math.max(0, lastTap + betweenTapsMs - Date.now()));
    await element.tap();
    lastTap = Date.now();
  }
  async function find(selector: string): Promise<ElementHandle> {
    const found = await page.waitForSelector(selector);
    if (found === null) throw new Error(`There is no ${selector} on ${page.url()}`);
    return found;
  }
  async function type(field: ElementHandle, text: string): Promise<void> {
    await touch(field);
    await page.waitForFunction((node) => document.activeElement === node, {}, field);
    await page.keyboard.type(text);
    await field.evaluate((node) => (node as HTMLElement).blur());
  }
  return {
    press: async (kind, name) => touch(await see(page, kind, name)),
    pressOn: async (selector) => touch(await find(selector)),
    write: async (label, text) => type(await control(page, label), text),
    fill: async (name, text) => type(await find(`::-p-aria([name="${name}"][role="textbox"])`), text),
    touch,
    count: () => count,
  };
}
