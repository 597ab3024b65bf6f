import { refuseLongText } from './limits';
import { unescapeText } from './unescapeText';

/** The text of `si` or `is`: its runs in one, without the phonetic ones. */
export class RichText {
  private text = '';
  private isText = false;
  private isPhonetic = false;

  open(name: string): void {
    if (name === 'rPh') this.isPhonetic = true;
    else if (name === 't') this.isText = true;
  }

  add(piece: string): void {
    if (!this.isText || this.isPhonetic) return;
    refuseLongText(this.text.length + piece.length);
    this.text += piece;
  }

  close(name: string): void {
    if (name === 'rPh') this.isPhonetic = false;
    else if (name === 't') this.isText = false;
  }

  take(): string {
    const { text } = this;
    this.text = '';
    return unescapeText(text);
  }
}
