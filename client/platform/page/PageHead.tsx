import { useContext } from 'react';
import { siteName } from '../../shared/siteName';
import { SiteUrlContext } from './SiteUrlContext';

interface PageHeadProps {
  title: string;
  description: string;
  /** the address that search engines should keep */
  path?: string | undefined;
  /** address of a picture for shared links */
  image?: string | undefined;
  noIndex?: boolean;
}

/** The page's title and what search engines and shared links show. React moves all of it into the head. */
export function PageHead({ title, description, path, image, noIndex = false }: PageHeadProps) {
  const siteUrl = useContext(SiteUrlContext);
  const fullTitle = `${title} – ${siteName}`;
  const url = path === undefined ? undefined : siteUrl + path;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      {url !== undefined && <link rel="canonical" href={url} />}
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {image !== undefined && <meta property="og:image" content={image.startsWith('/') ? siteUrl + image : image} />}
    </>
  );
}
