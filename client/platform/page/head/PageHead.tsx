import { useContext } from 'react';
import { documentTitle } from '../../../shared/documentTitle';
import { PageOutcomeContext } from '../PageOutcome';
import type { PageImage } from './SharingHead';
import { SiteUrlContext } from '../contexts/SiteUrlContext';

interface PageHeadProps {
  title: string;
  description: string;
  /** the canonical address of the page */
  path?: string | undefined;
  /** for shared links; default: the site's own */
  image?: PageImage | null | undefined;
  noIndex?: boolean;
}

/** Title and meta elements for search engines and shared links. React moves them into the head. */
export function PageHead({ title, description, path, image, noIndex = false }: PageHeadProps) {
  const siteUrl = useContext(SiteUrlContext);
  const SharingHead = useContext(PageOutcomeContext)?.SharingHead;
  const url = path === undefined ? undefined : siteUrl + path;
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      {url !== undefined && <link rel="canonical" href={url} />}
      {SharingHead && <SharingHead {...{ title, description, siteUrl, url, image }} />}
    </>
  );
}
