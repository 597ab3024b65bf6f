import type { XmlHandler } from './readXml';
import { RichText } from './RichText';
import { refuseLongText, tooLargeSheet } from './limits';

const blockBytes = 1024 * 1024;
const mostBytes = 192 * blockBytes;
const mostTexts = 8_000_000;

/**
 * The texts of a workbook that its cells name by number. They are bytes outside the heap, because a cell of any row may name
 * any of them.
 */
export class SharedStrings {
  private readonly blocks: Buffer[] = [];
  /** where each text ends, over all blocks */
  private ends = new Uint32Array(1024);
  private count = 0;
  private bytes = 0;

  /** @throws DomainError VALIDATION_FAILED for more than fits into memory */
  add(text: string): void {
    refuseLongText(text.length);
    const bytes = Buffer.from(text);
    if (this.bytes + bytes.length > mostBytes || this.count === mostTexts) throw tooLargeSheet();
    for (let at = 0; at < bytes.length;) {
      const within = this.bytes % blockBytes;
      if (within === 0) this.blocks.push(Buffer.allocUnsafeSlow(blockBytes));
      const copied = bytes.copy(this.blocks.at(-1) as Buffer, within, at);
      at += copied;
      this.bytes += copied;
    }
    if (this.count === this.ends.length) {
      const longer = new Uint32Array(2 * this.count);
      longer.set(this.ends);
      this.ends = longer;
    }
    this.ends[this.count] = this.bytes;
    this.count += 1;
  }

  /** Returns undefined for a number that no text has. */
  get(index: number): string | undefined {
    if (!Number.isInteger(index) || index < 0 || index >= this.count) return undefined;
    const from = index === 0 ? 0 : (this.ends[index - 1] ?? 0);
    const to = this.ends[index] ?? 0;
    const parts: Buffer[] = [];
    for (let at = from; at < to;) {
      const block = Math.floor(at / blockBytes);
      const end = Math.min(to, (block + 1) * blockBytes);
      parts.push((this.blocks[block] as Buffer).subarray(at - block * blockBytes, end - block * blockBytes));
      at = end;
    }
    return (parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)).toString('utf8');
  }

  /** Reads them from `sharedStrings.xml`. */
  handler(): XmlHandler {
    const text = new RichText();
    return {
      open: (name) => text.open(name),
      text: (piece) => text.add(piece),
      close: (name) => {
        text.close(name);
        if (name === 'si') this.add(text.take());
      },
    };
  }
}
