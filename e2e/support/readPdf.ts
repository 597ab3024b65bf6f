/** The text of a PDF, page after page. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 });
  const document = await loading.promise;
  const words: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    words.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  await loading.destroy();
  return words.join(' ').replace(/\s+/g, ' ');
}
