import { adminScreenPatterns } from '../../test/adminScreenPatterns';
import { adminBarButtons, adminBarMenus } from './adminBar';
import { isScreenOf } from './screenRights';
import { visibleEntries } from './visibleEntries';

const menuEntries = adminBarMenus.flatMap((menu) => menu.entries);
const screens = ['/admin', '/admin/brochures', '/admin/brochures/archived', '/admin/brochure/coupon-ad/manage/:id'];
const labels = (...input: Parameters<typeof visibleEntries>) => visibleEntries(...input).map((entry) => entry.label);

describe('the administrators’ bar', () => {
  it('offers the screens that exist', () => {
    expect(labels(menuEntries, screens)).toEqual(['ALL ADS', 'ARCHIVED ADS']);
    expect(labels(adminBarButtons, screens)).toEqual(['COUPON AD']);
  });

  it('hides ADD NEW BROCHURE from everyone, even if its screen exists', () => {
    expect(labels(adminBarButtons, ['/admin/manage-brochures'])).toEqual([]);
  });
});

describe('the screens of a role', () => {
  const of = (role: Parameters<typeof isScreenOf>[0]) =>
    [...menuEntries, ...adminBarButtons].filter(({ path }) => isScreenOf(role, path)).map(({ label }) => label);

  it('are all of them for an administrator', () => {
    expect(of('ADMINISTRATOR')).toHaveLength(menuEntries.length + adminBarButtons.length);
  });

  it('are for the others what they may use', () => {
    const reading = ['ALL ADS', 'ARCHIVED ADS', 'Deleted ads', 'Reviews', 'Duplicates', 'Bulk jobs', 'Reports'];
    const account = 'Your account';
    expect(of('READER')).toEqual([...reading, 'Vendors and logins', account]);
    expect(of('REVIEWER')).toEqual(of('READER'));
    const all = of('ADMINISTRATOR');
    expect(all.filter((label) => !of('EDITOR').includes(label))).toEqual([
      'Tourism listings',
      ...[
        'Privacy requests',
        'Staff',
        'Data breaches',
        'Audit log',
        'Mail',
        'Jobs',
        'API keys',
        'Site settings',
        'Legal texts',
      ],
      ...['Webhooks', 'Health'],
    ]);
  });

  it('are these for a READER; a new screen without a right would be among them', () => {
    expect(adminScreenPatterns().filter((path) => isScreenOf('READER', path))).toEqual([
      ...['/admin/brochures', '/admin/brochures/archived', '/admin/brochures/:id/history', '/admin/brochures/deleted'],
      ...['/admin/reviews', '/admin/reviews/:id', '/admin/reviews/:id/page/:version', '/admin/duplicates'],
      ...['/admin/bulk-jobs', '/admin/bulk-jobs/:id'],
      ...['/admin/vendors', '/admin/vendors/:id', '/admin/vendors/:id/figures', '/admin/reports'],
      '/admin/account',
    ]);
  });

  it('counts the address of a record as its screen', () => {
    expect(isScreenOf('READER', '/admin/brochure/coupon-ad/manage/7')).toBe(false);
    expect(isScreenOf('EDITOR', '/admin/brochure/coupon-ad/manage/7')).toBe(true);
    expect(isScreenOf('READER', '/admin/reviews/7')).toBe(true);
  });
});
