import { builtLegalDays } from '../../shared/legal/legalKinds';
import { siteName as builtName } from '../generated/brand';
import { siteDescription as builtDescription, siteTagline as builtTagline } from '../generated/siteDescriptions';

/** What the settings of the site set in place of the build; null: as built. */
export interface SiteTexts {
  name: string | null;
  tagline: string | null;
  description: string | null;
  socialLinks: readonly string[];
  logo: SiteLogo | null;
  /** null: the logo is shown in dark mode too */
  logoDark: SiteLogo | null;
  /** picture of shared links */
  shareUrl: string | null;
  /** version of the terms that forms show: its first day */
  terms: string;
  /** version of the conditions for advertisers that forms show: its first day */
  conditions: string;
}

export interface SiteLogo {
  url: string;
  width: number;
  height: number;
}

// live bindings: the server renders pages before and after a change with the same modules
export let siteName: string = builtName;
export let siteTagline: string = builtTagline;
export let siteDescription: string = builtDescription;
/** pages of the operator on social networks */
export let socialLinks: readonly string[] = [];
/** version of the terms that forms show: its first day */
export let shownTerms: string = builtLegalDays.TERMS;
/** version of the conditions for advertisers that forms show: its first day */
export let shownConditions: string = builtLegalDays.ADVERTISING;
export let siteLogo: Pick<SiteTexts, 'logo' | 'logoDark' | 'shareUrl'> = { logo: null, logoDark: null, shareUrl: null };

/** Sets the texts for whatever is rendered from now on. */
export function setSiteTexts(texts: SiteTexts): void {
  siteName = texts.name ?? builtName;
  siteTagline = texts.tagline ?? builtTagline;
  siteDescription = texts.description ?? builtDescription;
  socialLinks = texts.socialLinks;
  siteLogo = texts;
  shownTerms = texts.terms;
  shownConditions = texts.conditions;
}

/** The wordmark shows the last word of the name in the colour of the site. */
export function wordmark(): { start: string; end: string } {
  const at = siteName.lastIndexOf(' ') + 1;
  return { start: siteName.slice(0, at), end: siteName.slice(at) };
}

// the page that the browser got has the texts of its moment (`brandHead.ts`), before any module reads them
const given = typeof document === 'undefined' ? null : document.querySelector('meta[name="site"]');
const content = given?.getAttribute('content');
if (content != null) setSiteTexts(JSON.parse(content) as SiteTexts);
