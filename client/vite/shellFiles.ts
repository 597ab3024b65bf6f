export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>;

/** The modules that work without a connection: visited pages and coupons. The map is not among them. */
const modules = [
  /^index\.html$/,
  /^app\/entryStart\.ts$/,
  /^app\/apolloClient\.ts$/,
  /^screens\/visitors\/(?:brochure-list|brochure-details|my-offers|coupon|coupon-form|offline)\//,
  /^features\/coupons\/CouponDialog\.tsx$/,
  /^features\/offline\/OfflineMessage\.tsx$/,
  /^ui\/qr-code\/QrDrawing\.tsx$/,
  /figtree-latin-wght-normal\.woff2$/,
];

/** Addresses of all files behind these modules. Throws if a module is missing, because then the build is wrong. */
export function shellFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const module of modules) {
    const keys = Object.keys(manifest).filter((key) => module.test(key));
    if (keys.length === 0) throw new Error(`The build has nothing for ${String(module)}, which has to work offline.`);
    for (const key of keys) add(key);
  }
  return [...files].sort();
}
