import { shellFiles, type Manifest } from './shellFiles';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared.js'], css: ['assets/index.css'] },
  'app/entryStart.ts': { file: 'assets/start.js', isEntry: true },
  'app/apolloClient.ts': { file: 'assets/apollo.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'screens/visitors/brochure-list/BrochureListScreen.tsx': { file: 'assets/list.js', css: ['assets/list.css'] },
  'screens/visitors/brochure-details/BrochureDetailsScreen.tsx': { file: 'assets/details.js' },
  'screens/visitors/my-offers/MyOffersScreen.tsx': { file: 'assets/my.js' },
  'screens/visitors/coupon/CouponScreen.tsx': { file: 'assets/coupon.js' },
  'screens/visitors/coupon-form/CouponFormScreen.tsx': { file: 'assets/form.js' },
  'screens/visitors/offline/OfflineScreen.tsx': { file: 'assets/offline.js' },
  'features/coupons/CouponDialog.tsx': { file: 'assets/dialog.js', imports: ['_shared.js'] },
  'features/offline/OfflineMessage.tsx': { file: 'assets/offlineMessage.js' },
  'ui/qr-code/QrDrawing.tsx': { file: 'assets/qr.js' },
  '../node_modules/x/figtree-latin-wght-normal.woff2': { file: 'assets/figtree.woff2' },
  'screens/visitors/brochure-map/BrochureMapScreen.tsx': { file: 'assets/map.js' },
  'app/PrivateArea.tsx': { file: 'assets/private.js' },
};

test('contains what every visitor needs, once, and nothing of the map or the private areas', () => {
  const files = shellFiles(manifest);
  expect(files).toContain('/assets/start.js');
  expect(files).toContain('/assets/shared.js');
  expect(files).toContain('/assets/list.css');
  expect(files).toContain('/assets/figtree.woff2');
  expect(files).not.toContain('/assets/map.js');
  expect(files).not.toContain('/assets/private.js');
  expect(new Set(files).size).toBe(files.length);
});

test('a build without one of the parts fails', () => {
  const { 'features/coupons/CouponDialog.tsx': _gone, ...rest } = manifest;
  expect(() => shellFiles(rest)).toThrow(/CouponDialog/);
});
