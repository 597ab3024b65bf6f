import { useContext } from 'react';
import { documentTitle } from '../../shared/documentTitle';
import { sharePicture } from '../../shared/sharePicture';
import { siteName } from '../../shared/siteName';
import { SiteUrlContext } from './SiteUrlContext';

interface PageImage {
  url: string;
  width: number | null;
  height: number | null;
  altText: string | null;
}

interface PageHeadProps {
  title: string;
  description: string;
  /** the canonical address of the page */
  path?: string | undefined;
  /** for shared links; without one, the site's own */
  image?: PageImage | null | undefined;
  noIndex?: boolean;
}

/** The page's title and what search engines and shared links show. React moves all of it into the head. */
export function PageHead({ title, description, path, image, noIndex = false }: PageHeadProps) {
  const siteUrl = useContext(SiteUrlContext);
  const url = path === undefined ? undefined : siteUrl + path;
  const shared = image ?? (url === undefined ? null : sharePicture);
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      {url !== undefined && <link rel="canonical" href={url} />}
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content={shared ? 'summary_large_image' : 'summary'} />
      {shared && (
        <ImageHead
          {...shared}
          url={shared.url.startsWith('/') ? siteUrl + shared.url : shared.url}
          altText={shared.altText ?? title}
        />
      )}
    </>
  );
}

/** X takes these as well, but for the text in place of the picture. */
function ImageHead({ url, width, height, altText }: PageImage & { altText: string }) {
  return (
    <>
      <meta property="og:image" content={url} />
      {width !== null && <meta property="og:image:width" content={String(width)} />}
      {height !== null && <meta property="og:image:height" content={String(height)} />}
      <meta property="og:image:alt" content={altText} />
      <meta name="twitter:image:alt" content={altText} />
    </>
  );
}
