const shownMs = 2000;

/** Puts a button on each block of code that copies its text. Without scripts there is none. */
export function addCopyButtons(page: Document): void {
  for (const block of page.querySelectorAll('.code')) {
    const code = block.querySelector('pre code');
    const head = block.querySelector('.code-head');
    if (!code || !head) continue;
    const button = page.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    const status = page.createElement('span');
    status.className = 'copied';
    status.role = 'status';
    button.addEventListener('click', () => void copy(code.textContent, button, status));
    head.append(button, status);
  }
}

async function copy(text: string, button: HTMLButtonElement, status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = 'Copied to the clipboard.';
    button.textContent = 'Copied';
  } catch {
    status.textContent = 'The browser refused to copy. Select the text instead.';
    button.textContent = 'Not copied';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
    status.textContent = '';
  }, shownMs);
}
