import { saveBlob } from './saveBlob';

/** Draws an SVG with its own width and height, and saves it as a PNG file of the visitor. */
export async function savePng(svg: string, name: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (blob === null) throw new Error('The browser could not draw the chart.');
    saveBlob(blob, name);
  } finally {
    URL.revokeObjectURL(address);
  }
}
