import { sharePicture } from '../../../shared/sharePicture';
import { siteLogo, siteName } from '../../../shared/site';
import { locale } from '../../../shared/formats/locale';

export interface PageImage {
  url: string;
  width: number | null;
  height: number | null;
  altText: string | null;
}

export interface SharingHeadProps {
  title: string;
  description: string;
  siteUrl: string;
  /** the canonical address of the page */
  url: string | undefined;
  /** default: the site's own */
  image: PageImage | null | undefined;
}

/** The meta elements for previews of shared links. Their readers run no scripts, so only the server renders it. */
export function SharingHead({ title, description, siteUrl, url, image }: SharingHeadProps) {
  const shared = image ?? (url === undefined ? null : ownPicture());
  return (
    <>
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locale.replace('-', '_')} />
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

/** X reads these too, except the alternative text of the picture. */
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

/** The logo of the settings, else the picture of the build. */
function ownPicture(): PageImage {
  const { shareUrl } = siteLogo;
  return shareUrl === null ? sharePicture : { ...sharePicture, url: shareUrl, altText: siteName };
}
