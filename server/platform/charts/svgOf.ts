import { chartSize } from './chartLook';

/** At twice its size, for sharp screens. */
export function svgOf(parts: readonly string[], height: number): string {
  const { width } = chartSize;
  const box = `width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${parts.join('')}</svg>`;
}
