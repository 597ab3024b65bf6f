interface Audited {
  action: string;
  entityType: string;
  entityDatabaseId: number;
}

const things: Readonly<Record<string, string>> = { Brochure: 'ad', Account: 'login', MapArea: 'map area' };

/** "publishBrochure" of Brochure 7 → "Publish: ad 7"; an unknown action falls back to its name. */
export function describeAction({ action, entityType, entityDatabaseId }: Audited): string {
  const words = action
    .replace(entityType, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  const thing = things[entityType] ?? entityType.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${thing} ${String(entityDatabaseId)}`;
}
