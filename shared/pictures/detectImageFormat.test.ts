import { detectImageFormat } from './detectImageFormat';

/** The file type box of a HEIF container. */
function box(brand: string, ...compatible: string[]): Buffer {
  const names = Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join('')}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(names.length + 4);
  return Buffer.concat([length, names, Buffer.from('avif and heic behind the box')]);
}

it.each([
  ['an iPhone', box('heic', 'mif1', 'MiHE', 'MiPr', 'miaf', 'heic'), 'heic'],
  ['an iPhone in 10 bit', box('heix', 'mif1', 'heix'), 'heic'],
  ['a burst', box('hevc', 'msf1', 'hevc'), 'heic'],
  ['a phone that names the container first', box('mif1', 'mif1', 'heic', 'miaf'), 'heic'],
  ['an AVIF that names the container first', box('mif1', 'avif', 'miaf'), 'avif'],
  ['an AVIF', box('avif', 'mif1', 'miaf'), 'avif'],
  ['a container of something else', box('mif1', 'mif1', 'jpeg'), null],
  ['a film', box('mp42', 'isom', 'heic'), null],
  ['a container that is cut off', box('mif1', 'heic').subarray(0, 12), null],
  ['nothing', Buffer.alloc(0), null],
])('the picture of %s', (_what, bytes, format) => {
  expect(detectImageFormat(bytes)).toBe(format);
});
