import type { SitePalette } from '../../../../shared/colours/siteColours';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import type { SiteDrawing, SiteValues } from '../../../shared/brand/siteValues';

/** Returns only what differs: colours by their own names such as `light.primary`, drawings as people tell them apart. */
export function differenceOf(before: SiteValues, after: SiteValues): { before: AuditedValues; after: AuditedValues } {
  const [was, is] = [flatten(before), flatten(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => was[name] !== is[name]);
  const only = (values: AuditedValues) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: only(was), after: only(is) };
}

function flatten({ light, dark, logo, logoDark, icon, socialLinks, ...texts }: SiteValues): AuditedValues {
  const palette = (mode: string, colours: SitePalette | null) =>
    Object.entries(colours ?? {}).map(([name, colour]) => [`${mode}.${name}`, colour] as const);
  const drawing = (given: SiteDrawing | null): string | null =>
    given && `${given.kind.toUpperCase()}, ${given.width} × ${given.height}, ${given.hash.slice(0, 8)}`;
  return {
    ...texts,
    ...{ logo: drawing(logo), logoDark: drawing(logoDark), icon: drawing(icon) },
    socialLinks: socialLinks.join(', ') || null,
    ...Object.fromEntries([...palette('light', light), ...palette('dark', dark)]),
  };
}
