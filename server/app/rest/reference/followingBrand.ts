import { brand } from '../../../shared/brand/brand';
import { drawingUrl } from '../../../shared/brand/drawingUrl';
import { siteValues, siteVersion } from '../../../shared/brand/siteValues';

interface Document {
  info?: object;
}

/** Returns the OpenAPI document with the name and the logo that the settings of the site set, made once for each version. */
export function followingBrand(make: () => Document, publicUrl: string): () => Document {
  let built: Document | undefined;
  let current: { version: number; document: Document } | undefined;
  return () => {
    built ??= make();
    if (current?.version !== siteVersion()) {
      const { logo } = siteValues();
      // `x-logo` is what programs that show such documents read
      const shown = logo && { 'x-logo': { url: publicUrl + drawingUrl(logo), altText: brand.name } };
      const info = { ...built.info, title: brand.name, ...shown };
      current = { version: siteVersion(), document: { ...built, info } };
    }
    return current.document;
  };
}
