import type { XmlHandler } from './readXml';

/** formats of days and moments that every workbook has, those of East Asian versions included */
const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Tells which styles of cells show a number as a day or a moment. */
export class DateStyles {
  private readonly dates = new Set<number>();
  private readonly ofStyle: boolean[] = [];
  private isOfCells = false;

  isDate(style: number): boolean {
    return this.ofStyle[style] ?? false;
  }

  /** Reads them from `styles.xml`. */
  handler(): XmlHandler {
    return {
      open: (name, attributes) => {
        const id = Number(attributes['numFmtId'] ?? 0);
        if (name === 'cellXfs') this.isOfCells = true;
        else if (name === 'numFmt' && isDateFormat(attributes['formatCode'] ?? '')) this.dates.add(id);
        else if (name === 'xf' && this.isOfCells) this.ofStyle.push(builtIn(id) || this.dates.has(id));
      },
      close: (name) => {
        if (name === 'cellXfs') this.isOfCells = false;
      },
    };
  }
}

/** A format of days has their letters outside of quotes, escapes and brackets, and no digits to fill. */
function isDateFormat(code: string): boolean {
  const bare = code
    .replaceAll('&quot;', '"')
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /d|h|m|s|y/i.test(bare) && !/[#?]|general/i.test(bare);
}
