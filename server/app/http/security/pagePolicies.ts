import { LRUCache } from 'lru-cache';
import type { Config } from '../../../platform/config/Config';
import { readHeadScript } from '../../pages/client-build/headScript';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { policyReportsUrl } from './reports/policyReportsUrl';

/** The content security policies of pages. */
export interface PagePolicies {
  /** Allows the style elements of both, which must not contain anything of a caller. Few pages differ in them. */
  forPublicPage: (template: string, chunkHead: string) => string;
  /** For areas behind a login, where antd writes style elements at run time. */
  forPrivatePage: string;
  /** For a page behind a login that our own pages show in a frame. */
  forFramedPage: string;
}

const styleElement = /<style[^>]*>(.*?)<\/style>/gs;

const mostKnown = 200;

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
  /** by template, then by head: hashing the styles takes longer than finding them again */
  const known = new LRUCache<string, LRUCache<string, string>>({ max: 4 });
  return {
    forPublicPage(template, chunkHead) {
      const ofTemplate = known.get(template) ?? new LRUCache<string, string>({ max: mostKnown });
      known.set(template, ofTemplate);
      const before = ofTemplate.get(chunkHead);
      if (before !== undefined) return before;
      const inlineStyles = [...(template + chunkHead).matchAll(styleElement)].map(([, css = '']) => css);
      const policy = contentSecurityPolicy({ ...options, inlineStyles });
      ofTemplate.set(chunkHead, policy);
      return policy;
    },
    forPrivatePage: contentSecurityPolicy({ ...options, inlineStyles: 'ANY' }),
    forFramedPage: contentSecurityPolicy({ ...options, inlineStyles: 'ANY', framedBy: "'self'" }),
  };
}
