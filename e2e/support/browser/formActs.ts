import type { ElementHandle, Page } from 'puppeteer';
import { settled } from './acts';

/** The control with this label in an ad's form. */
export async function control(page: Page, label: string): Promise<ElementHandle<HTMLElement>> {
  const found = await page
    .waitForFunction(
      (wanted) => {
        if (document.documentElement.hasAttribute('data-navigation-pending')) return null;
        const labels = [...document.querySelectorAll('label')];
        const found = labels.find((each) => each.textContent.trim() === wanted);
        // an editor of rich text is no control
        const field = found?.control ?? document.getElementById(found?.htmlFor ?? '');
        // a text that is shown until its editor has loaded
        return field?.matches('textarea:read-only') ? null : field;
      },
      {},
      label,
    )
    .catch(() => {
      throw new Error(`There is no field “${label}” on ${page.url()}`);
    });
  return found as unknown as ElementHandle<HTMLElement>;
}

/** Replaces the content of the field with this label. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  const field = await control(page, label);
  await field.focus();
  await field.evaluate((node) => {
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) node.select();
    else getSelection()?.selectAllChildren(node);
  });
  await page.keyboard.press('Backspace');
  await page.keyboard.type(text);
}

/** Selects from the list with this label, by typing the option or a search text for it. */
export async function choose(page: Page, label: string, typed: string, option = typed): Promise<void> {
  const field = await control(page, label);
  await field.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await field.click();
  await page.keyboard.type(typed);
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('.ant-select-item-option-active')].some(
        (each) => each.textContent.trim() === wanted,
      ),
    {},
    option,
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** The answer to the form's question about this text: one that comes later could end the session too early. */
export async function isChecked(page: Page, text: string): Promise<unknown> {
  return page.waitForResponse(async (answer) => {
    const question = answer.request();
    return question.hasPostData() && (await question.fetchPostData())?.includes(text) === true;
  });
}

/** The content of the field with this label. */
export async function written(page: Page, label: string): Promise<string> {
  return (await control(page, label)).evaluate((node) => ('value' in node ? String(node.value) : node.innerText));
}

/** Waits until the field with this label shows this message. */
export async function saidAt(page: Page, label: string, text: string): Promise<void> {
  const field = await control(page, label);
  await page
    .waitForFunction(
      (node, wanted) => document.getElementById(node.getAttribute('aria-describedby') ?? '')?.textContent === wanted,
      {},
      field,
      text,
    )
    .catch(async () => {
      const said = await field.evaluate(
        (node) => document.getElementById(node.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
      );
      throw new Error(`At “${label}” is said “${said}”, not “${text}”.`);
    });
}

/** Presses Tab until the element with this name has the focus, so that the test uses only the keyboard. */
export async function tabTo(page: Page, name: string, atMost = 80): Promise<void> {
  await settled(page);
  for (let count = 0; count < atMost; count += 1) {
    const reached = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const text =
        element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
      return text.replace(/\s+/g, ' ').trim();
    });
    if (reached === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`“${name}” is not reached by ${atMost} times Tab on ${page.url()}`);
}
