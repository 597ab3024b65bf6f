import { contrastProblems } from '../../../shared/colours/siteColours';
import { brand } from '../../shared/brand/brand';
import type { SiteValues } from '../../shared/brand/siteValues';
import { isEmailAddress } from '../../shared/emails/isEmailAddress';
import { DomainError, type FieldError } from '../../shared/errors/DomainError';
import { cleanLine } from '../../shared/text/cleanLine';
import { normalizeUrl } from '../../shared/urls/normalizeUrl';
import { sitePaletteOf } from './SitePaletteTypes';

/** the longest texts, in characters */
export const longestTexts = { name: 40, shortName: 12, tagline: 80, description: 160 } as const;
export const mostSocialLinks = 8;
const longestUrl = 500;

/** mails carry the name as their sender */
const namePattern = /^[^<>@":;()\r\n]+$/;

/**
 * Returns settings in the stored form.
 *
 * @throws DomainError VALIDATION_FAILED with every problem, also colours that cannot be read on their grounds
 */
export function readSiteValues(wanted: SiteValues): SiteValues {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, message: string) => errors.push({ field, code, message });
  const text = (field: keyof typeof longestTexts): string | null => {
    const value = cleanLine(wanted[field] ?? '');
    if (Array.from(value).length > longestTexts[field]) {
      refuse(field, 'TOO_LONG', `Write at most ${longestTexts[field]} characters.`);
    }
    return value === '' ? null : value;
  };
  const texts = {
    name: text('name'),
    shortName: text('shortName'),
    tagline: text('tagline'),
    description: text('description'),
  };
  for (const field of ['name', 'shortName'] as const) {
    const value = texts[field];
    if (value !== null && !namePattern.test(value)) refuse(field, 'INVALID', 'Leave out < > @ " : ; and brackets.');
  }
  const contactEmail = wanted.contactEmail?.trim() || null;
  if (contactEmail !== null && !isEmailAddress(contactEmail)) {
    refuse('contactEmail', 'INVALID', 'Write an e-mail address such as hello@example.com.au.');
  }
  const socialLinks = wanted.socialLinks.map((link) => link.trim()).filter((link) => link !== '');
  if (socialLinks.length > mostSocialLinks) refuse('socialLinks', 'TOO_MANY', `Give at most ${mostSocialLinks} links.`);
  const links = socialLinks.map((link) => (link.length > longestUrl ? undefined : normalizeUrl(link)));
  if (links.includes(undefined)) refuse('socialLinks', 'INVALID', 'Write web addresses that begin with https://.');
  for (const mode of ['light', 'dark'] as const) {
    const palette = wanted[mode];
    for (const { colour, message } of palette === null ? [] : contrastProblems(palette, brand[mode])) {
      refuse(`${mode}.${colour}`, 'CONTRAST', message);
    }
  }
  if (errors.length > 0) {
    throw new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
  }
  return {
    ...texts,
    contactEmail,
    socialLinks: links.filter((link) => link !== undefined),
    light: wanted.light && sitePaletteOf(wanted.light),
    dark: wanted.dark && sitePaletteOf(wanted.dark),
    ...{ logo: wanted.logo, logoDark: wanted.logoDark, icon: wanted.icon },
  };
}
