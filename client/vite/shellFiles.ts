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

/** What the till needs besides: tills keep it, visitors do not. */
const tillModules = [
  ...modules.slice(0, 3),
  /^app\/(?:PrivateArea|layouts\/TillLayout|layouts\/VendorLayout)\.tsx$/,
  /^screens\/till\/redeem\/RedeemScreen\.tsx$/,
  /figtree-latin-wght-normal\.woff2$/,
];

/** Addresses of all files that every visitor keeps. Throws if a module is missing, because then the build is wrong. */
export const shellFiles = (manifest: Manifest): string[] => filesBehind(manifest, modules);

/** Addresses of all files that a till keeps. */
export const tillFiles = (manifest: Manifest): string[] => filesBehind(manifest, tillModules);

function filesBehind(manifest: Manifest, modules: readonly RegExp[]): string[] {
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
