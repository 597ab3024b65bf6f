import type { Config } from '../../../platform/config/Config';
import { readHeadScript } from '../../pages/client-build/headScript';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { policyReportsUrl } from './reports/policyReportsUrl';

/** The content security policies of pages. */
export interface PagePolicies {
  /** Allows the style elements of `ownMarkup`, which must not contain anything of a caller. */
  forPublicPage: (ownMarkup: string) => string;
  /** For areas behind a login, where antd writes style elements at run time. */
  forPrivatePage: string;
}

const styleElement = /<style[^>]*>(.*?)<\/style>/gs;

export function createPagePolicies(config: Pick<Config, 'http' | 'outward' | 'map' | 'pageRendering'>): PagePolicies {
  const { qrBaseUrl, flipbookHosts } = config.outward;
  const tileHosts = config.map.tiles ? [new URL(config.map.tiles.url).origin] : [];
  const options = {
    imageHosts: [...(qrBaseUrl === null ? [] : [new URL(qrBaseUrl).origin]), ...tileHosts],
    dataHosts: tileHosts,
    frameHosts: flipbookHosts,
    inlineScripts: [readHeadScript()].filter((script) => script !== ''),
    reportsTo: policyReportsUrl,
    https: config.http.publicUrl.startsWith('https:'),
    development: config.pageRendering.devClient,
  };
  return {
    forPublicPage(ownMarkup) {
      const inlineStyles = [...ownMarkup.matchAll(styleElement)].map(([, css = '']) => css);
      return contentSecurityPolicy({ ...options, inlineStyles });
    },
    forPrivatePage: contentSecurityPolicy({ ...options, inlineStyles: 'ANY' }),
  };
}
