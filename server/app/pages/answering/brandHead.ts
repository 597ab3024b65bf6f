import { drawingUrl } from '../../../shared/brand/drawingUrl';
import { builtLegalDays } from '../../../../shared/legal/legalKinds';
import { legalVersionInForce } from '../../../shared/legal/termsVersion';
import { siteValues, siteVersion, type SiteDrawing } from '../../../shared/brand/siteValues';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import type { PageRenderer, SiteTexts } from '../PageRenderer';

let drawn = { key: '', head: '' };

/**
 * Has the renderer follow the settings of the site. Returns what they add to the head of each page: name, texts and
 * logo for the scripts (`client/shared/site.ts`), and colours before anything is painted. Empty for a site that is as built.
 */
export function brandHead({ setSiteTexts, siteStyle }: PageRenderer): string {
  const now = new Date();
  const terms = legalVersionInForce('TERMS', now);
  const conditions = legalVersionInForce('ADVERTISING', now);
  const key = `${siteVersion()} ${terms} ${conditions}`;
  if (drawn.key === key) return drawn.head;
  const { name, tagline, description, socialLinks, light, dark } = siteValues();
  const texts = { name, tagline, description, socialLinks, ...siteLogos(), terms, conditions };
  setSiteTexts(texts);
  const css = siteStyle(light, dark);
  const style = css === '' ? '' : `<style>${css}</style>`;
  const isAsBuilt = siteVersion() === 0 && terms === builtLegalDays.TERMS && conditions === builtLegalDays.ADVERTISING;
  const meta = `<meta name="site" content="${escapeHtml(JSON.stringify(texts))}">`;
  drawn = { key, head: isAsBuilt ? '' : `${meta}${style}` };
  return drawn.head;
}

/** The logos as pages show them: with their sizes, so that nothing moves when they come. */
function siteLogos(): Pick<SiteTexts, 'logo' | 'logoDark' | 'shareUrl'> {
  const { logo, logoDark } = siteValues();
  const shown = (drawing: SiteDrawing | null) =>
    drawing && { url: drawingUrl(drawing), width: drawing.width, height: drawing.height };
  return { logo: shown(logo), logoDark: shown(logoDark), shareUrl: logo && drawingUrl(logo, 'share.jpg') };
}
