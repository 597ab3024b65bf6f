/** Encodes a text as the content of a file. */
export const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** a PNG of one pixel */
export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** a PNG of 200 by 48 pixels in one colour */
export const logoPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAMgAAAAwCAMAAABjR8XYAAAAA1BMVEW0UwmNZ90lAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVRo3u3BMQEAAADCoPVPbQsvoAAAAAAAAAAAAHgYJbAAAV6pay8AAAAASUVORK5CYII=';
