import type { LegalBlock, LegalSection } from './LegalSection';

/**
 * Reads a legal text as people write it: `# ` begins a section, `- ` an item of a list, an empty line ends a paragraph.
 * It has no other markup. What precedes the first heading belongs to no section, and is left out.
 */
export function readLegalText(text: string): LegalSection[] {
  const sections: { heading: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, heading] = /^#\s+(.*\S)\s*$/.exec(line) ?? [];
    if (heading !== undefined) sections.push({ heading, lines: [] });
    else sections.at(-1)?.lines.push(line.trim());
  }
  const ids = new Set<string>();
  return sections.map(({ heading, lines }) => ({ id: anchorOf(heading, ids), heading, blocks: blocksOf(lines) }));
}

/** Writes sections in the form that `readLegalText` reads. */
export function writeLegalText(sections: readonly LegalSection[]): string {
  const written = sections.map(({ heading, blocks }) => {
    const parts = blocks.map((block) =>
      typeof block === 'string' ? block : block.map((item) => `- ${item}`).join('\n'),
    );
    return [`# ${heading}`, ...parts].join('\n\n');
  });
  return `${written.join('\n\n')}\n`;
}

function blocksOf(lines: readonly string[]): LegalBlock[] {
  const blocks: (string | string[])[] = [];
  let isOpen = false;
  for (const line of lines) {
    const [, item] = /^[-*•]\s+(.*)$/.exec(line) ?? [];
    const last = blocks.at(-1);
    if (line === '') isOpen = false;
    else if (item !== undefined && isOpen && Array.isArray(last)) last.push(item);
    else if (item !== undefined) blocks.push([item]);
    else if (isOpen && Array.isArray(last)) last.push(`${last.pop() ?? ''} ${line}`);
    else if (isOpen && last !== undefined) blocks[blocks.length - 1] = `${last as string} ${line}`;
    else blocks.push(line);
    if (line !== '') isOpen = true;
  }
  return blocks;
}

function anchorOf(heading: string, taken: Set<string>): string {
  const words = heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const base = words === '' ? 'section' : words;
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}
